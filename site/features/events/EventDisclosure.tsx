import type { ParkEvent, Site } from '#schemas/types/published.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { eventAnchor } from '#schemas/rules/events/eventAddress.ts';
import { EventDetails } from './EventDetails.tsx';
import { summary } from './EventDisclosure.css.ts';

interface EventDisclosureProps {
  event: ParkEvent;
  site: Site;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/**
 * Renders the collapsible details of an event. They open without JavaScript too; with it, the address names the open
 * one.
 */
export function EventDisclosure({ event, site, isOpen, onToggle }: EventDisclosureProps) {
  return (
    <details open={isOpen}>
      <summary
        className={summary}
        onClick={(click) => {
          click.preventDefault();
          onToggle(!isOpen);
        }}
      >
        Details<VisuallyHidden> of {event.name}</VisuallyHidden>
      </summary>
      <div id={eventAnchor(event.slug)}>
        <EventDetails event={event} site={site} />
      </div>
    </details>
  );
}
