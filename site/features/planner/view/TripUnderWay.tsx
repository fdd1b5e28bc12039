import { timeText } from '#schemas/rules/timeText.ts';
import { recordPath } from '#schemas/recordKinds.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { tripProgress } from '../rules/tripProgress.ts';
import { useTripStore } from '../share/tripStore.ts';
import * as styles from './Itinerary.css.ts';
import { wayText } from './tripText.ts';
import { useTripPlan } from './useTripPlan.ts';

/** Renders the day of a trip under way: what is next, how to get there, the bed, and what was missed. */
export function TripUnderWay() {
  const { plan, context, edits, time } = useTripPlan();
  const done = useTripStore((state) => state.done);
  const { day, days, next, offerAgain } = tripProgress(context, plan, { ...time, done });
  const today = plan.days.find((each) => each.day === day);
  if (day === null || !today) return null;
  const dayNotices = [...today.warnings, ...today.notes];
  return (
    <section className={styles.today} aria-labelledby="trip-today">
      <h2 id="trip-today" className={styles.dayTitle}>
        Day {day} of {days}
        {today.highlight && `: ${today.highlight.name}`}
      </h2>
      {next ? (
        <div>
          <p>
            <span className={styles.name}>
              Next{next.day > day && `, on day ${next.day}`}:{' '}
              <SiteLink to={recordPath(next.place.kind, next.place.slug)}>{next.item.item}</SiteLink>
            </span>
            , {timeText(next.item.time)}
          </p>
          <ul className={styles.list}>
            {next.item.way && <li>About {wayText(next.item.way)} to get there</li>}
            {next.item.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      ) : (
        <p>Nothing more is planned.</p>
      )}
      {dayNotices.map((notice) => (
        <p key={notice}>{notice}</p>
      ))}
      {today.accommodationSuggestion !== null && <p>Bed tonight: {today.accommodationSuggestion}</p>}
      {offerAgain.length > 0 && (
        <details>
          <summary>Not done yet, and still possible later: {offerAgain.length}</summary>
          <ul>
            {offerAgain.map(({ place, day: later }) => (
              <li key={`${place.kind}/${place.slug}`} className={styles.line}>
                {place.name}
                <Button
                  variant="outline"
                  small
                  aria-label={`Plan on day ${later}: ${place.name}`}
                  onClick={() => edits.add(place, later - 1)}
                >
                  Plan on day {later}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
      <p>
        <a href={`#day-${day}`}>Today in the plan</a>
      </p>
    </section>
  );
}
