import { IconCheck } from '../../../ui/icons/planIcons.tsx';
import { chips } from '../../../ui/Chips/Chips.css.ts';
import * as styles from './TripForm.css.ts';

interface InterestChipsProps {
  interests: readonly { id: string; label: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Renders the interests as toggle buttons; the choice keeps the order of the list. */
export function InterestChips({ interests, chosen, onChange }: InterestChipsProps) {
  const toggle = (pressed: string) =>
    onChange(
      interests
        .map(({ id }) => id)
        .filter((id) => (id === pressed ? !chosen.includes(id) : chosen.includes(id))),
    );
  return (
    <div className={chips}>
      {interests.map(({ id, label }) => {
        const isChosen = chosen.includes(id);
        return (
          <button
            key={id}
            type="button"
            aria-pressed={isChosen}
            className={styles.chip}
            onClick={() => toggle(id)}
          >
            {isChosen && <IconCheck size={18} aria-hidden />}
            {label}
          </button>
        );
      })}
    </div>
  );
}
