import { SelectField } from '../../../ui/Field/SelectField.tsx';
import { Stepper } from '../../../ui/Stepper/Stepper.tsx';
import { planLimits } from '../rules/planLimits.ts';
import { Folded } from './Question.tsx';
import * as styles from './TripForm.css.ts';
import { withChildren } from './tripDraft.ts';

interface ChildrenFieldsProps {
  groupSize: number;
  ages: number[];
  onChange: (ages: number[]) => void;
}

const ageOptions = Array.from({ length: planLimits.oldestChild + 1 }, (_, age) => ({
  value: String(age),
  label: age === 0 ? 'Under 1' : String(age),
}));

/** Renders the number of children in the group and the age of each. */
export function ChildrenFields({ groupSize, ages, onChange }: ChildrenFieldsProps) {
  return (
    <Folded
      summary={ages.length === 0 ? 'Children: none' : `Children in the group: ${ages.length}`}
      isFilled={ages.length > 0}
    >
      <Stepper
        label="Children"
        hint={`Ages 0 to ${planLimits.oldestChild}, already counted above. At least one person must be an adult.`}
        value={ages.length}
        min={0}
        max={Math.max(ages.length, Math.min(groupSize - 1, planLimits.children))}
        onChange={(count) => onChange(withChildren(ages, count, groupSize))}
      />
      {ages.length > 0 && (
        <div className={styles.ages}>
          {ages.map((age, index) => (
            <SelectField
              // The order is all that tells children apart.
              key={index}
              label={`Age of child ${index + 1}`}
              value={String(age)}
              options={ageOptions}
              onChange={(selected) => onChange(ages.with(index, Number(selected)))}
            />
          ))}
        </div>
      )}
    </Folded>
  );
}
