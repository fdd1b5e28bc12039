import { useContext } from 'react';
import { IconAlertTriangle } from '../../ui/icons/tabler/IconAlertTriangle.tsx';
import type { CardRecord } from '../../ui/CardAction/CardAction.tsx';
import { SiteContext } from '../../ui/SiteContext.ts';
import { inForce } from './noticeDays.ts';
import { kindText } from './noticeTexts.ts';
import * as styles from './RecordNotices.css.ts';
import { useVisitDays } from './useVisitDays.ts';

/** Number of notices that a card shows. */
const shown = 2;

/** Renders the closures and restrictions of a record that are in force today or on the visitor's dates, a line each. */
export function NoticeLine({ kind, slug }: CardRecord) {
  const { notices = [] } = useContext(SiteContext);
  const days = useVisitDays();
  const bound = notices
    .filter(({ kind: of }) => of === 'closure' || of === 'restriction')
    .filter(({ records }) => records.some(({ record }) => record === `${kind}/${slug}`))
    .map((notice) => ({ notice, state: inForce(notice.when, days) }))
    .filter(({ state }) => state !== 'other');
  return bound.slice(0, shown).map(({ notice, state }) => (
    <p key={notice.slug} className={styles.line}>
      <IconAlertTriangle size={20} aria-hidden />
      <span>
        {kindText(notice)}: {notice.title}
        {state === 'trip' && ' (on your dates)'}
      </span>
    </p>
  ));
}
