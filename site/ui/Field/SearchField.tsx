import { IconSearch } from '../icons/icons.tsx';
import * as styles from './Field.css.ts';
import { takeEarlyInput } from './takeEarlyInput.ts';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A search box with its label as placeholder. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <div className={styles.withIcon}>
      <IconSearch size={20} aria-hidden className={styles.leadingIcon} />
      <input
        ref={takeEarlyInput}
        type="search"
        name="q"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={styles.searchControl}
        autoComplete="off"
        enterKeyHint="search"
      />
    </div>
  );
}
