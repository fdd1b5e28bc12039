import type { ParkEvent, Site } from '#schemas/types/published.ts';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Sources } from '../../ui/SourceNote/Sources.tsx';
import { description, facts, links, panel } from './EventDetails.css.ts';
import { eventFacts } from './eventFacts.ts';
import { dateRangeText } from '#schemas/rules/dateRangeText.ts';

interface EventDetailsProps {
  event: ParkEvent;
  site: Pick<Site, 'currency'>;
}

/** Renders all details of an event. */
export function EventDetails({ event, site }: EventDetailsProps) {
  const { name, url, calendarUrl, organiserImage, provenance, asOf } = event;
  return (
    <div className={panel}>
      <p className={description}>{event.description}</p>
      <div className={facts}>
        <FactList facts={eventFacts(event, site.currency)} />
      </div>
      {(calendarUrl ?? url ?? organiserImage) && (
        <ul className={links} aria-label={`More about ${name}`}>
          {calendarUrl && (
            <li>
              <a href={calendarUrl} download>
                Add to calendar
              </a>
            </li>
          )}
          {url && (
            <li>
              <a href={url} rel="noopener">
                Official page
              </a>
            </li>
          )}
          {organiserImage && (
            <li>
              <a href={organiserImage} rel="noopener nofollow">
                Picture by the organiser
              </a>
            </li>
          )}
        </ul>
      )}
      <Sources facts={[{ label: 'Event', of: provenance }]} />
      {asOf && (
        <p className={links}>As announced on {dateRangeText(asOf, null)}, in the organiser’s words.</p>
      )}
    </div>
  );
}
