import { durationText, timeText } from '#schemas/rules/timeText.ts';
import { recordPath } from '#schemas/recordKinds.ts';
import type { PlannerPlace } from '#schemas/types/published.ts';
import type { PlanItem } from '../rules/planRows.ts';
import { bookingNote } from '../rules/stopNotes.ts';
import { doneKey } from '../rules/tripProgress.ts';
import { useTripStore } from '../share/tripStore.ts';
import * as styles from './Itinerary.css.ts';
import { groupPriceTexts, centsText, wayText } from './tripText.ts';
import { BedControls, StopControls } from './StopControls.tsx';
import { useTripPlan } from './useTripPlan.ts';
import { checkbox } from '../../../ui/Field/Field.css.ts';
import {
  IconBed,
  IconCar,
  IconEye,
  IconTicket,
  IconToolsKitchen2,
  IconWalk,
} from '../../../ui/icons/planIcons.tsx';
import { useCurrency } from '../../../ui/SiteContext.ts';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';

interface PlanItemRowProps {
  item: PlanItem;
  /** 0 for the first day. */
  day: number;
}

const icons = {
  accommodation: IconBed,
  attraction: IconEye,
  activity: IconTicket,
  meal: IconToolsKitchen2,
  travel: IconCar,
};

/** Renders a row of a day: time, name, reason, drive and cost. */
export function PlanItemRow({ item, day }: PlanItemRowProps) {
  const { plan, context, time } = useTripPlan();
  const currency = useCurrency();
  const { place, stop, stopIndex, type } = item;
  const Icon = place?.kind === 'trail' ? IconWalk : icons[type];
  const at = stop && stopIndex !== null ? { day, index: stopIndex } : null;
  const date = context.dates[day] ?? '';
  const bedBefore = plan.days[day - 1]?.accommodationSuggestion ?? null;
  const isNewBed = item.item !== bedBefore;
  const isMove = type === 'accommodation' && isNewBed && bedBefore !== null;
  const lines = [
    [
      item.reason,
      item.leave !== null && item.way && `Leave at ${timeText(item.leave)}, ${wayText(item.way)}`,
      item.duration !== null && `${durationText(item.duration)} visit`,
    ]
      .filter(Boolean)
      .join(' · '),
    ...item.notes,
    ...(place?.kind === 'activity'
      ? groupPriceTexts(place, context.form, context.rules.costs, currency)
      : []),
    type === 'accommodation' &&
      isNewBed &&
      context.rooms > 1 &&
      `${context.rooms} rooms at ${centsText(item.cost / context.rooms, currency)}.`,
    type === 'accommodation' &&
      isNewBed &&
      item.budgeted < item.cost / context.rooms &&
      `Budgeted ${centsText(item.budgeted, currency)}, listed from ${centsText(item.cost / context.rooms, currency)}.`,
  ].filter((line): line is string => Boolean(line));
  return (
    <li className={styles.row}>
      <span className={styles.time}>{timeText(item.time)}</span>
      <Icon size={20} aria-hidden className={styles.icon} />
      <span className={styles.body}>
        <span className={item.cost > 0 ? styles.besideCost : styles.stopName}>
          {isMove && 'Move to '}
          {place ? <SiteLink to={recordPath(place.kind, place.slug)}>{item.item}</SiteLink> : item.item}
        </span>
        {lines.map((line) => (
          <span key={line} className={styles.note}>
            {item.ride && line === bookingNote ? (
              <a href={item.ride.url} rel="noopener">
                {line}
              </a>
            ) : (
              line
            )}
          </span>
        ))}
        {date <= time.today && place && <DoneBox date={date} place={place} />}
      </span>
      <span className={styles.cost}>{item.cost > 0 && centsText(item.cost, currency)}</span>
      {at && stop && <StopControls at={at} stop={stop} />}
      {type === 'accommodation' && isNewBed && <BedControls night={day} name={item.item} />}
    </li>
  );
}

/** Renders a checkbox that ticks a stop off. */
function DoneBox({ date, place }: { date: string; place: PlannerPlace }) {
  const { done, toggleDone } = useTripStore();
  const key = doneKey(date, place);
  return (
    <label className={styles.done}>
      <input
        type="checkbox"
        className={checkbox}
        aria-label={`Done: ${place.name}`}
        checked={done.includes(key)}
        onChange={() => toggleDone(key)}
      />
      Done
    </label>
  );
}
