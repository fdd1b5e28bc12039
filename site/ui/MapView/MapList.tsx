import type { ReactNode } from 'react';
import { LinksWithoutScript, ShowMore, type Unfold, useFirstNew } from '../LongGrid/LongGrid.tsx';
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

interface MapListProps extends Unfold {
  label: string;
  items: MapListItem[];
  selectedId: string;
  onSelect: (id: string) => void;
  /** Called when Escape is pressed in the list while an entry is selected. */
  onLeave: () => void;
}

/** What is on a map as a list; pressing an entry selects it on the map. */
export function MapList({ label, items, visible, onMore, selectedId, onSelect, onLeave }: MapListProps) {
  const [list, pressed] = useFirstNew(visible);
  useEscape(list, selectedId !== '', onLeave);
  const linkOf = ({ name, where, href }: MapListItem) => ({ label: name, note: where, href });
  const [shown, others] = [items.slice(0, visible), items.slice(visible)];
  return (
    <div>
      <LinksWithoutScript links={shown.map(linkOf)} />
      <div ref={list} role="list" className={styles.list} aria-label={label}>
        {shown.map((item) => (
          <div key={item.id} role="listitem">
            <Entry {...item} isSelected={item.id === selectedId} onSelect={onSelect} />
          </div>
        ))}
      </div>
      <ShowMore label="Show more" links={others.map(linkOf)} onPress={[pressed, onMore]} />
    </div>
  );
}

interface EntryProps extends MapListItem {
  isSelected: boolean;
  onSelect: (id: string) => void;
}

function Entry({ id, name, where, sign, figure, note, warning, isSelected, onSelect }: EntryProps) {
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      data-holds={id}
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
  );
}
