import { type ReactNode, useRef } from 'react';
import { LinksWithoutScript } from '../LongGrid/LongGrid.tsx';
import * as styles from './MapView.css.ts';
import { useEscape } from './MapPopup.tsx';

interface MapListItem {
  id: string;
  name: string;
  /** Page of its own, for those without script. */
  href: string;
  where: string;
  sign: ReactNode;
  figure?: string;
  note?: string;
  /** Hazards of the place. */
  warning?: string | undefined;
}

interface MapListProps {
  label: string;
  items: MapListItem[];
  selectedId: string;
  onSelect: (id: string) => void;
  /** Called when Escape is pressed in the list while an entry is selected. */
  onLeave: () => void;
}

/** Entries that are drawn or left out together. */
const groupSize = 20;

/** Entries up to which all are drawn: entries left out have no size, which audits of touch targets count as a fault. */
const fewItems = 200;

/** Everything on a map as a list; pressing an entry selects it on the map. */
export function MapList({ label, items, selectedId, onSelect, onLeave }: MapListProps) {
  const groups = Array.from({ length: Math.ceil(items.length / groupSize) }, (_, index) =>
    items.slice(index * groupSize, (index + 1) * groupSize),
  );
  const list = useRef<HTMLDivElement>(null);
  useEscape(list, selectedId !== '', onLeave);
  return (
    <div ref={list} role="list" className={styles.list} aria-label={label}>
      <LinksWithoutScript
        links={items.map(({ name, where, href }) => ({ label: name, note: where, href }))}
      />
      {groups.map((group, index) => (
        <div key={index} className={items.length > fewItems ? styles.listGroup : undefined}>
          {group.map((item) => (
            <div key={item.id} role="listitem">
              <Entry {...item} isSelected={item.id === selectedId} onSelect={onSelect} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

interface EntryProps extends MapListItem {
  isSelected: boolean;
  onSelect: (id: string) => void;
}

function Entry({ id, name, where, sign, figure, note, warning, isSelected, onSelect }: EntryProps) {
  return (
    <button type="button" aria-pressed={isSelected} className={styles.listItem} onClick={() => onSelect(id)}>
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
  );
}
