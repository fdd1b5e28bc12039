import { timeText } from '#schemas/rules/timeText.ts';
import type { ParkEvent } from '#schemas/types/published.ts';
import type { Daylight } from '../../../calendar/daylight.ts';
import type { PlanDay } from '../rules/planDays.ts';
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
  events: readonly ParkEvent[];
}

const lightText = ({ sunrise, sunset }: Daylight) =>
  sunrise === null || sunset === null
    ? 'No sunrise or sunset on this day.'
    : `Sunrise ${timeText(sunrise)}, sunset ${timeText(sunset)}`;

/** Card of a day: summary at the left, timetable at the right. */
export function DayCard({ day, events }: DayCardProps) {
  const currency = useCurrency();
  const { highlight } = day;
  const eventsOfDay = events.filter(
    ({ startDate, endDate, eventStatus }) =>
      eventStatus !== 'cancelled' &&
      startDate !== null &&
      startDate <= day.date &&
      day.date <= (endDate ?? startDate),
  );
  const titleId = `day-${day.day}`;
  // The car and the bus are for the whole day, so they have no time of their own.
  const travel = day.morning.filter(({ type }) => type === 'travel');
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
        {(['morning', 'afternoon', 'evening'] as const).map((part) => (
          <section key={part}>
            <h3 className={styles.partHeading}>{capitalize(part)}</h3>
            <ul>
              {day[part]
                .filter((item) => !travel.includes(item))
                .map((item, index) => (
                  <PlanItemRow key={`${item.stop?.place ?? item.item}-${index}`} item={item} day={at} />
                ))}
            </ul>
          </section>
        ))}
        {travel.map(({ item, notes, cost }) => (
          <p key={item} className={styles.line}>
            <span>
              <span className={styles.name}>{item}</span>
              <span className={styles.note}>
                {day.drive.km > 0
                  ? `About ${wayText({ ...day.drive, isWalk: false })} of driving`
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
