import type { ReactNode } from 'react';
import { IconArrowUp, IconChevronDown, IconTrash } from '../../../../ui/icons/icons.tsx';
import { IconArrowDown, IconArrowsExchange } from '../../../../ui/icons/planIcons.tsx';
import { type StopAt, stepTarget } from '../../rules/planEdits.ts';
import type { Stop } from '../../rules/trip.ts';
import * as styles from './StopMenu.css.ts';
import { useMenu } from './useMenu.ts';
import { menuId } from './useStopEdits.ts';
import { useTripPlan } from '../useTripPlan.ts';

interface StopMenuProps {
  at: StopAt;
  stop: Stop;
  /** Opens the alternatives of the stop. */
  onSwap: () => void;
}

interface Item {
  label: string;
  icon: ReactNode;
  /** Null for an item that is of no use here. */
  act: (() => void) | null;
}

/** Renders the menu of a stop: move, swap and remove. */
export function StopMenu({ at, stop, onSwap }: StopMenuProps) {
  const { plan, edits } = useTripPlan();
  const { isOpen, close, button, menu } = useMenu();
  const step = (direction: 'earlier' | 'later') => {
    const to = stepTarget(plan.choices, at, direction);
    return to && (() => edits.move(at, to));
  };
  const items: Item[] = [
    { label: 'Move earlier', icon: <IconArrowUp size={18} aria-hidden />, act: step('earlier') },
    { label: 'Move later', icon: <IconArrowDown size={18} aria-hidden />, act: step('later') },
    { label: 'Swap', icon: <IconArrowsExchange size={18} aria-hidden />, act: onSwap },
    { label: 'Remove', icon: <IconTrash size={18} aria-hidden />, act: () => edits.remove(at) },
  ];
  return (
    <div className={styles.holder}>
      <button
        type="button"
        id={menuId(at)}
        className={styles.button}
        aria-label={`Change ${stop.name}`}
        {...button}
      >
        <IconChevronDown size={20} aria-hidden />
      </button>
      {isOpen && (
        <div aria-label={`Change ${stop.name}`} className={styles.menu} {...menu}>
          {items.map(({ label, icon, act }) => (
            <button
              key={label}
              type="button"
              role="menuitem"
              aria-disabled={act === null || undefined}
              tabIndex={-1}
              className={styles.item}
              onClick={() => {
                if (!act) return;
                close();
                act();
              }}
            >
              {icon}
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
