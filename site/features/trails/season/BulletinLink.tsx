import { useVisitTime } from './useVisitTime.ts';
import { monthNames } from '../../../calendar/seasons.ts';

/** Renders the link to the avalanche bulletin of the day, in the avalanche season only. */
export function BulletinLink() {
  const { month, avalanche } = useVisitTime();
  const name = monthNames[month - 1];
  if (!avalanche.bulletin || !name || !avalanche.months.includes(name)) return null;
  return (
    <>
      Read the bulletin of the day: <a href={avalanche.bulletin.href}>{avalanche.bulletin.label}</a>.
    </>
  );
}
