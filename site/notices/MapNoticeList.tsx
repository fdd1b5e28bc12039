import { useId } from 'react';
import { Button } from '../ui/Button/Button.tsx';
import { AreaSign } from '../ui/MapView/areas/AreaSign.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden/VisuallyHidden.tsx';
import { MapNoticeEntry } from './MapNoticeEntry.tsx';
import * as styles from './MapNotices.css.ts';
import type { NoticeArea } from './noticeAreas.ts';

interface MapNoticeListProps {
  areas: readonly NoticeArea[];
  /** Area that the map shows, or empty. */
  chosen: string;
  /** Gets the area, or empty for none. */
  onChoose: (id: string) => void;
}

/** Renders the areas on the map as a list that a keyboard reaches, with a sign that explains how they are drawn. */
export function MapNoticeList({ areas, chosen, onChoose }: MapNoticeListProps) {
  const legendId = useId();
  return (
    <div className={styles.notices}>
      <p id={legendId} className={styles.legend}>
        <AreaSign />
        Hatched or dashed: notices in force today or on your dates
      </p>
      <ul aria-labelledby={legendId} className={styles.list}>
        {areas.map(({ id, held }) => (
          <li key={id} className={styles.item}>
            <div>
              {held.map((each) => (
                <MapNoticeEntry key={each.notice.id} {...each} heading="p" />
              ))}
            </div>
            <Button
              small
              variant="outline"
              aria-pressed={id === chosen}
              onClick={() => onChoose(id === chosen ? '' : id)}
            >
              Show on the map
              <VisuallyHidden>: {held.map(({ notice }) => notice.title).join('; ')}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
