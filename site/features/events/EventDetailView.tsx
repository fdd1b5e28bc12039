import type { EventDetail, Site } from '#schemas/types/published.ts';
import { dateRangeText } from '#schemas/rules/dateText.ts';
import { withBase } from '../../base/guideBase.ts';
import { useToday } from '../../tripDates/tripDates.ts';
import { buttonClass } from '../../ui/Button/Button.tsx';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { RecordLayout, type RecordSlots } from '../../ui/RecordLayout/RecordLayout.tsx';
import { Block } from '../../ui/Section/Section.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { Sources } from '../../ui/SourceNote/SourceNote.tsx';
import { Tag } from '../../ui/Text/Text.tsx';
import { description } from './EventCard.css.ts';
import { eventPrice } from '#schemas/rules/events/eventFacts.ts';
import { eventFacts, eventMomentText, isUpcoming, onNextDay } from './eventDates.ts';

interface EventDetailViewProps extends RecordSlots {
  event: EventDetail;
  site: Site;
}

/** The page of an event, without the sections of nearby records. */
export function EventDetailView({ event: published, site, actions, notices }: EventDetailViewProps) {
  const today = useToday(site);
  const event = onNextDay(published, today);
  const { url, calendarUrl, organiserImage, provenance, priceProvenance, asOf, startDate, town } = event;
  return (
    <RecordLayout
      record={event}
      parent={{ label: 'Events', to: '/events' }}
      figures={[
        { term: 'When', value: <strong>{eventMomentText(event)}</strong> },
        { term: 'Price', value: <strong>{eventPrice(event, site.currency)}</strong> },
      ]}
      signs={
        <>
          {event.eventStatus === 'cancelled' && <Tag tone="danger">Cancelled</Tag>}
          {!isUpcoming(event, today) && <Tag tone="outline">Over</Tag>}
          {!startDate && event.usualTime && <span>Usually: {event.usualTime}</span>}
        </>
      }
      notices={notices}
      actions={
        <>
          {calendarUrl && (
            <a className={buttonClass({ variant: 'outline' })} href={withBase(calendarUrl)} download>
              Add to calendar
            </a>
          )}
          {url && (
            <LinkButton to={url} variant="outline">
              Official page
            </LinkButton>
          )}
          {actions}
        </>
      }
      note={!startDate && <p>We have not confirmed the date{url ? ': see the official page.' : '.'}</p>}
      aside={
        <>
          <Block heading="Event Information" folds>
            <FactList facts={eventFacts(event, site.currency)} />
            <SiteLink to={`/attractions?${new URLSearchParams({ location: town }).toString()}`}>
              More in {event.location.split(', ')[0]}
            </SiteLink>
          </Block>
          <Sources
            facts={[
              { label: 'Event', of: provenance },
              { label: 'Price', of: priceProvenance },
            ]}
          />
        </>
      }
    >
      <Block heading={`About ${event.name}`}>
        <p className={description}>{event.description}</p>
        {organiserImage && (
          <a href={organiserImage} rel="noopener nofollow">
            Photo: organizer
          </a>
        )}
        {asOf && <p>As announced on {dateRangeText(asOf)}, in the organiser’s words.</p>}
      </Block>
    </RecordLayout>
  );
}
