import type { Site } from '#schemas/types/published.ts';
import { subscription, title } from './EventSubscription.css.ts';

/** Renders the links that subscribe to or download the calendar. */
export function EventSubscription({ site }: { site: Pick<Site, 'url'> }) {
  return (
    <section className={subscription} aria-labelledby="event-subscription">
      <h2 id="event-subscription" className={title}>
        All dates in your own calendar
      </h2>
      <p>
        <a href={`${site.url.replace(/^https?:/, 'webcal:')}/events.ics`}>Subscribe with your calendar app</a>{' '}
        (Apple, Google, Outlook and others): new dates then appear there by themselves. Or{' '}
        <a href="/events.ics" download>
          download them once
        </a>{' '}
        as an .ics file.
      </p>
    </section>
  );
}
