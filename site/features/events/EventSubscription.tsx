import type { Site } from '#schemas/types/published.ts';
import { subscription, title } from './EventSubscription.css.ts';
import { withBase } from '../../base/guideBase.ts';

interface EventSubscriptionProps {
  site: Pick<Site, 'url'>;
  /** Number of announced dates in the calendar. */
  dates: number;
}

/** Renders the links that subscribe to or download the calendar, with the number of its dates. */
export function EventSubscription({ site, dates }: EventSubscriptionProps) {
  return (
    <section className={subscription} aria-labelledby="event-subscription">
      <h2 id="event-subscription" className={title}>
        Announced dates in your own calendar
      </h2>
      <p>
        <a href={`${site.url.replace(/^https?:/, 'webcal:')}/events.ics`}>
          Subscribe with your calendar app ({dates} {dates === 1 ? 'date' : 'dates'})
        </a>{' '}
        for Apple, Google, Outlook and others: new dates then appear there by themselves. Or{' '}
        <a href={withBase('/events.ics')} download>
          download {dates === 1 ? 'the one date' : `the ${dates} dates`} once
        </a>{' '}
        as an .ics file.
      </p>
    </section>
  );
}
