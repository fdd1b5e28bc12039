import { IconX } from '../icons/icons.tsx';
import * as styles from './Chips.css.ts';

export interface Chip {
  label: string;
  onRemove: () => void;
}

/** The filters that are active; pressing one takes it away. */
export function Chips({ chips }: { chips: Chip[] }) {
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Active filters">
      {chips.map(({ label, onRemove }) => (
        <li key={label}>
          <button
            type="button"
            className={styles.chip}
            onClick={onRemove}
            aria-label={`Remove filter ${label}`}
          >
            {label}
            <IconX size={16} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
