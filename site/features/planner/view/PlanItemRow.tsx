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
import { Checkbox } from '../../../ui/Field/Checkbox.tsx';
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
import { VisuallyHidden } from '../../../ui/Text/Text.tsx';
import { screenOnly } from '../../../ui/theme/shared.css.ts';

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
  const isNewBed = type === 'accommodation' && item.item !== bedBefore;
  const perRoom = item.cost / context.rooms;
  const lines = [
    [
      item.reason,
      item.leave !== null && item.way && `Leave ${timeText(item.leave)}, ${wayText(item.way)}`,
      item.duration !== null && `${durationText(item.duration)} visit`,
    ]
      .filter(Boolean)
      .join(' · '),
    ...item.notes,
    ...(place?.kind === 'activity'
      ? groupPriceTexts(place, context.form, context.rules.costs, currency)
      : []),
    isNewBed && context.rooms > 1 && `${context.rooms} rooms at ${centsText(perRoom, currency)}.`,
    isNewBed &&
      item.budgeted < perRoom &&
      `Budgeted ${centsText(item.budgeted, currency)}, listed from ${centsText(perRoom, currency)}.`,
  ].filter((line): line is string => Boolean(line));
  return (
    <li className={styles.row}>
      <span className={styles.time}>{timeText(item.time)}</span>
      <Icon size={20} aria-hidden className={styles.icon} />
      <span className={styles.body}>
        <span className={item.cost > 0 ? styles.besideCost : styles.stopName}>
          {isNewBed && bedBefore !== null && 'Move to '}
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
      {isNewBed && <BedControls night={day} name={item.item} />}
    </li>
  );
}

/** Renders a checkbox that ticks a stop off. */
function DoneBox({ date, place }: { date: string; place: PlannerPlace }) {
  const { done, toggleDone } = useTripStore();
  const key = doneKey(date, place);
  return (
    <span className={screenOnly}>
      <Checkbox checked={done.includes(key)} onChange={() => toggleDone(key)}>
        <span aria-hidden>Done</span>
        <VisuallyHidden>Done: {place.name}</VisuallyHidden>
      </Checkbox>
    </span>
  );
}
