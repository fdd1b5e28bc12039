import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { nextTab } from './nextTab.ts';
import * as styles from './Tabs.css.ts';

interface TabsProps {
  /** Name of the choice, for assistive technology. */
  label: string;
  tabs: { label: string; content: ReactNode }[];
}

/** One of a few panels at a time; focusing a tab shows its panel. Every panel is in the page for those without script. */
export function Tabs({ label, tabs }: TabsProps) {
  const id = useId();
  const [selected, select] = useState(0);
  const tabId = (index: number) => `${id}-tab-${index}`;
  const panelId = (index: number) => `${id}-panel-${index}`;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr';
    const next = nextTab(event.key, selected, tabs.length, direction);
    if (next === null) return;
    event.preventDefault();
    document.getElementById(tabId(next))?.focus();
  };

  return (
    <div>
      <div role="tablist" aria-label={label} tabIndex={-1} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.label}
            type="button"
            role="tab"
            id={tabId(index)}
            aria-selected={index === selected}
            aria-controls={panelId(index)}
            tabIndex={index === selected ? 0 : -1}
            className={styles.tab}
            onFocus={() => select(index)}
            onClick={() => select(index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.label}
          role="tabpanel"
          id={panelId(index)}
          aria-labelledby={tabId(index)}
          tabIndex={0}
          data-selected={index === selected}
          className={styles.panel}
        >
          <h3 className={styles.panelHeading}>{tab.label}</h3>
          {tab.content}
        </div>
      ))}
    </div>
  );
}
