import { useEffect, useState } from 'react';
import { opensByKey, setOpensByKey } from '../../device/searchKey.ts';
import { check, checkbox } from '../../ui/Field/Field.css.ts';

/** Lets visitors turn off the key that opens the search, because speech input may press single keys by chance. */
export function SearchKeyChoice() {
  const [isOn, setIsOn] = useState(true);
  useEffect(() => setIsOn(opensByKey()), []);
  return (
    <label className={check}>
      <input
        type="checkbox"
        className={checkbox}
        checked={isOn}
        onChange={({ target }) => {
          setOpensByKey(target.checked);
          setIsOn(target.checked);
        }}
      />
      <span>
        The key <kbd>/</kbd> opens the search
      </span>
    </label>
  );
}
