import type { ReactNode } from 'react';
import * as styles from './MapView.css.ts';

interface MapListItem {
  id: string;
  name: string;
  where: string;
  sign: ReactNode;
  figure?: string;
  note?: string;
  /** What people may come to harm by. */
  warning?: string | undefined;
}

interface MapListProps {
  label: string;
  items: MapListItem[];
  selectedId: string;
  onSelect: (id: string) => void;
}

/** Everything on a map as a list; pressing an entry selects it on the map. */
export function MapList({ label, items, selectedId, onSelect }: MapListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map(({ id, name, where, sign, figure, note, warning }) => (
        <li key={id}>
          <button
            type="button"
            aria-pressed={id === selectedId}
            className={styles.listItem}
            onClick={() => onSelect(id)}
          >
            {sign}
            <span>
              <strong>{name}</strong>
              <small>{where}</small>
              {warning && <small className={styles.listWarning}>{warning}</small>}
            </span>
            {figure && (
              <span className={styles.listFigure}>
                {figure}
                {note && <small>{note}</small>}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
