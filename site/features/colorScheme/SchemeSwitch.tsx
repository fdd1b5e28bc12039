import { useEffect } from 'react';
import { usePersistedStore } from '../../device/keptState.ts';
import { type Scheme, useScheme } from './scheme.ts';
import * as styles from './SchemeSwitch.css.ts';

const options: { scheme: Scheme; label: string }[] = [
  { scheme: 'system', label: 'Auto' },
  { scheme: 'light', label: 'Light' },
  { scheme: 'dark', label: 'Dark' },
];

/** Light, dark or as the device is set. */
export function SchemeSwitch() {
  const { scheme, choose } = useScheme();
  usePersistedStore(useScheme.persist);
  useEffect(() => {
    // Until the stored choice has come in, boot.js has set the attribute.
    if (!useScheme.persist.hasHydrated()) return;
    if (scheme === 'system') delete document.documentElement.dataset.scheme;
    else document.documentElement.dataset.scheme = scheme;
  }, [scheme]);
  return (
    <div data-live="" role="group" aria-label="Colour scheme" className={styles.group}>
      {options.map((option) => (
        <button
          key={option.scheme}
          type="button"
          aria-pressed={scheme === option.scheme}
          onClick={() => choose(option.scheme)}
          className={styles.option}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
