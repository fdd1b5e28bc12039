import { useEffect, useState } from 'react';
import { opensByKey, setOpensByKey } from '../../device/browser.ts';
import { Checkbox } from '../../ui/Field/Checkbox.tsx';

/** Lets visitors turn off the key that opens the search, because speech input may press single keys by chance. */
export function SearchKeyChoice() {
  const [isOn, setIsOn] = useState(true);
  useEffect(() => setIsOn(opensByKey()), []);
  return (
    <Checkbox
      checked={isOn}
      onChange={(checked) => {
        setOpensByKey(checked);
        setIsOn(checked);
      }}
    >
      <span>
        On a keyboard, <kbd>/</kbd> opens the search
      </span>
    </Checkbox>
  );
}
