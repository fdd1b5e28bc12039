import { IconCheck } from '../../../ui/icons/planIcons.tsx';
import { chips } from '../../../ui/Chips/Chips.css.ts';
import * as styles from './TripForm.css.ts';

interface InterestChipsProps {
  interests: readonly { id: string; label: string }[];
  selected: readonly string[];
  onChange: (selected: string[]) => void;
}

/** Renders the interests as toggle buttons; the choice keeps the order of the list. */
export function InterestChips({ interests, selected, onChange }: InterestChipsProps) {
  const toggle = (pressed: string) =>
    onChange(
      interests
        .map(({ id }) => id)
        .filter((id) => (id === pressed ? !selected.includes(id) : selected.includes(id))),
    );
  return (
    <div className={chips}>
      {interests.map(({ id, label }) => {
        const isSelected = selected.includes(id);
        return (
          <button
            key={id}
            type="button"
            aria-pressed={isSelected}
            className={styles.chip}
            onClick={() => toggle(id)}
          >
            {isSelected && <IconCheck size={18} aria-hidden />}
            {label}
          </button>
        );
      })}
    </div>
  );
}
