import { Button } from '../ui/Button/Button.tsx';
import { AreaSign } from '../ui/MapView/areas/AreaSign.tsx';
import { VisuallyHidden } from '../ui/Text/Text.tsx';
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

/**
 * Renders the areas on the map as a list that a keyboard reaches, below a sign that explains how they are drawn. It is
 * folded, because it arrives after the page and must not push what is below it.
 */
export function MapNoticeList({ areas, chosen, onChoose }: MapNoticeListProps) {
  const count = areas.reduce((sum, { held }) => sum + held.length, 0);
  return (
    <details>
      <summary className={styles.legend}>
        <AreaSign />
        Hatched or dashed: {count === 1 ? 'a notice' : `${count} notices`}
      </summary>
      <ul aria-label="Notices on the map" className={styles.list}>
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
    </details>
  );
}
