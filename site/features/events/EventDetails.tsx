import type { ParkEvent, Site } from '#schemas/types/published.ts';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Sources } from '../../ui/SourceNote/SourceNote.tsx';
import { eventAnchor } from '#schemas/rules/events/eventAddress.ts';
import { VisuallyHidden } from '../../ui/Text/Text.tsx';
import { description, facts, links, panel, summary } from './EventDetails.css.ts';
import { eventFacts } from './eventDates.ts';
import { dateRangeText } from '#schemas/rules/dateText.ts';
import { withBase } from '../../base/guideBase.ts';

interface EventDetailsProps {
  event: ParkEvent;
  site: Pick<Site, 'currency'>;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/**
 * Renders the collapsible details of an event. They open without JavaScript too; with it, the address names the open
 * one.
 */
export function EventDetails({ event, site, isOpen, onToggle }: EventDetailsProps) {
  const { slug, name, url, calendarUrl, organiserImage, provenance, asOf } = event;
  const more = [
    { label: 'Add to calendar', href: calendarUrl && withBase(calendarUrl), download: true },
    { label: 'Official page', href: url, rel: 'noopener' },
    { label: 'Photo: organizer', href: organiserImage, rel: 'noopener nofollow' },
  ].flatMap(({ href, ...link }) => (href ? [{ ...link, href }] : []));
  return (
    <details open={isOpen}>
      <summary
        className={summary}
        onClick={(click) => {
          click.preventDefault();
          onToggle(!isOpen);
        }}
      >
        Details<VisuallyHidden> of {name}</VisuallyHidden>
      </summary>
      <div id={eventAnchor(slug)} className={panel}>
        <p className={description}>{event.description}</p>
        <div className={facts}>
          <FactList facts={eventFacts(event, site.currency)} />
        </div>
        {more.length > 0 && (
          <ul className={links} aria-label={`More about ${name}`}>
            {more.map(({ label, ...link }) => (
              <li key={label}>
                <a {...link}>{label}</a>
              </li>
            ))}
          </ul>
        )}
        <Sources facts={[{ label: 'Event', of: provenance }]} />
        {asOf && <p className={links}>As announced on {dateRangeText(asOf)}, in the organiser’s words.</p>}
      </div>
    </details>
  );
}
