import { timeText } from '#schemas/rules/timeText.ts';
import type { ParkEvent } from '#schemas/types/published.ts';
import type { Daylight } from '../../../calendar/daylight.ts';
import type { PlanDay } from '../rules/planDays.ts';
import type { PlanItem } from '../rules/planRows.ts';
import type { DayPart } from '../rules/trip.ts';
import * as styles from './Itinerary.css.ts';
import { PlanItemRow } from './PlanItemRow.tsx';
import { AddStop } from './StopControls.tsx';
import { centsText, weekdayText, wayText } from './tripText.ts';
import { stack } from '../../../ui/Layout/Layout.css.ts';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import { useCurrency } from '../../../ui/SiteContext.ts';
import { capitalize } from '../../../ui/text/text.ts';

interface DayCardProps {
  day: PlanDay;
  /** The day without notes that the plan has said before. */
  condensed: PlanDay;
  events: readonly ParkEvent[];
}

const lightText = ({ sunrise, sunset }: Daylight) =>
  sunrise === null || sunset === null
    ? 'No sunrise or sunset on this day.'
    : `Sunrise ${timeText(sunrise)}, sunset ${timeText(sunset)}`;

/** Returns the events on a date, YYYY-MM-DD, without cancelled and undated ones. */
function eventsOn(events: readonly ParkEvent[], date: string): ParkEvent[] {
  return events.filter(
    ({ startDate, endDate, eventStatus }) =>
      eventStatus !== 'cancelled' &&
      startDate !== null &&
      startDate <= date &&
      date <= (endDate ?? startDate),
  );
}

/** Card of a day: summary at the left, timetable at the right. */
export function DayCard({ day, condensed, events }: DayCardProps) {
  const currency = useCurrency();
  const { highlight } = day;
  const eventsOfDay = eventsOn(events, day.date);
  const titleId = `day-${day.day}`;
  // The car and the bus are for the whole day, so they have no time of their own.
  const timed = condensed.morning.filter(({ type }) => type !== 'travel');
  const travel = condensed.morning.filter(({ type }) => type === 'travel');
  const at = day.day - 1;
  return (
    <article className={styles.day} aria-labelledby={titleId}>
      <header className={styles.summary}>
        <div className={stack.tight}>
          <p className={styles.dayNumber}>Day {day.day}</p>
          <h2 id={titleId} tabIndex={-1} className={styles.dayTitle}>
            {highlight?.name ?? 'A free day'}
          </h2>
          <p className={styles.soft}>
            {weekdayText(day.date)}
            <br />
            {lightText(day.light)}
          </p>
          {eventsOfDay.length > 0 && (
            <div className={styles.soft}>
              <p>On this day:</p>
              <ul className={styles.list}>
                {eventsOfDay.map(({ slug, name, location }) => (
                  <li key={slug}>
                    {name}, {location}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        {highlight && (
          <div className={styles.picture}>
            <Picture
              picture={highlight.picture}
              crop="card"
              sizes="(min-width: 760px) 22vw, 96px"
              decorative
            />
          </div>
        )}
      </header>
      <div>
        <DayPartRows part="morning" items={timed} day={at} />
        <DayPartRows part="afternoon" items={condensed.afternoon} day={at} />
        <DayPartRows part="evening" items={condensed.evening} day={at} />
        {travel.map(({ item, notes, cost }) => (
          <p key={item} className={styles.line}>
            <span>
              <span className={styles.name}>{item}</span>
              <span className={styles.note}>
                {day.drive.km > 0
                  ? `${wayText({ ...day.drive, isWalk: false })} of driving, estimated`
                  : 'No driving'}
              </span>
              {notes.map((note) => (
                <span key={note} className={styles.note}>
                  {note}
                </span>
              ))}
            </span>
            <span className={styles.cost}>{cost > 0 && centsText(cost, currency)}</span>
          </p>
        ))}
        <div className={styles.foot}>
          <AddStop day={at} />
          <p className={styles.soft}>
            {['Day total', ...day.notes].join(' · ')}{' '}
            <span className={styles.sum}>{centsText(day.totalCost, currency)}</span>
          </p>
        </div>
        {day.warnings.length > 0 && (
          <ul className={styles.warnings} aria-label={`Warnings for day ${day.day}`}>
            {day.warnings.map((warning, index) => (
              <li key={`${warning}-${index}`}>{warning}</li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

interface DayPartRowsProps {
  part: DayPart;
  /** 0 for the first day. */
  day: number;
  items: readonly PlanItem[];
}

const nameOf = ({ stop, type, item }: PlanItem) => (stop ? stop.place : `${type}-${item}`);

/** Returns a React key of a row: its place, and its count if the place occurs more than once. */
function keyAt(items: readonly PlanItem[], index: number): string {
  const names = items.slice(0, index + 1).map(nameOf);
  const name = names.at(-1);
  return `${name}-${names.filter((other) => other === name).length}`;
}

/** Renders the rows of a part of a day. */
function DayPartRows({ part, day, items }: DayPartRowsProps) {
  return (
    <section>
      <h3 className={styles.partHeading}>{capitalize(part)}</h3>
      <ul>
        {items.map((item, index) => (
          <PlanItemRow key={keyAt(items, index)} item={item} day={day} />
        ))}
      </ul>
    </section>
  );
}
