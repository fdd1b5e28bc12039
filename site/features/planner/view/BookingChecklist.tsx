import { recordPath } from '#schemas/recordKinds.ts';
import type { Partner, Site } from '#schemas/types/published.ts';
import { addDays } from '../../../calendar/dates.ts';
import type { ChecklistEntry } from '../rules/checklist.ts';
import type { TripForm } from '../rules/trip.ts';
import { useTripStore } from '../share/tripStore.ts';
import * as styles from './Itinerary.css.ts';
import { centsText, countText, weekdayText } from './tripText.ts';
import { useTripPlan } from './useTripPlan.ts';
import { partnerUrl } from '../../../partners/partnerUrl.ts';
import { Checkbox } from '../../../ui/Field/Checkbox.tsx';
import { Disclosure, OutboundLink } from '../../../ui/OutboundLink/OutboundLink.tsx';
import { Block } from '../../../ui/Section/Section.tsx';
import { useCurrency } from '../../../ui/SiteContext.ts';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { Tag } from '../../../ui/Text/Text.tsx';
import { screenOnly } from '../../../ui/theme/shared.css.ts';

const keyOf = ({ type, activity, bed, url, name }: ChecklistEntry) =>
  [type, activity ?? bed?.name ?? (url && name)].filter(Boolean).join('/');

/** Renders the booking checklist, the most urgent entry first. */
export function BookingChecklist() {
  const { plan, site } = useTripPlan();
  const currency = useCurrency();
  const { ticked, tick } = useTripStore();
  return (
    <Block heading="Booking checklist" folds>
      <ul>
        {plan.checklist.map((entry, index) => {
          const link = checklistLink(entry, plan.form, site);
          const key = keyOf(entry);
          return (
            <li key={`${key}-${index}`}>
              <div className={styles.entry}>
                <Checkbox checked={ticked.includes(key)} onChange={() => tick(key)}>
                  <span className={styles.name}>{entry.name}</span>
                </Checkbox>
                <Tag tone={entry.priority === 'High' ? 'gold' : 'quiet'}>{entry.priority}</Tag>
              </div>
              <div className={styles.todoMore}>
                {entry.bed && (
                  <p>
                    {countText(entry.bed.nights, 'night')} from {weekdayText(entry.bed.from)}.
                    {entry.bed.rooms > 1 &&
                      ` Rooms are listed from ${centsText(entry.bed.price, currency)} a night; ${countText(plan.form.groupSize, 'person', 'people')} need about ${entry.bed.rooms}.`}
                  </p>
                )}
                <p>{entry.notes}</p>
                {entry.estimatedCost > 0 && <p>About {centsText(entry.estimatedCost, currency)}</p>}
                {link && (
                  <div className={screenOnly}>
                    {entry.type === 'seats' ? (
                      <a href={link.href} rel="noopener">
                        {link.label}
                      </a>
                    ) : link.href.startsWith('/') ? (
                      <SiteLink to={link.href}>{link.label}</SiteLink>
                    ) : (
                      <OutboundLink href={link.href} variant="quiet" small>
                        {link.label}
                      </OutboundLink>
                    )}
                  </div>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <p className={styles.soft}>Estimates only; not included in the total.</p>
      <div className={screenOnly}>
        <Disclosure>{site.disclosure}</Disclosure>
      </div>
    </Block>
  );
}

/** Returns the booking link of a checklist entry, to a record, an operator or a partner, or null. */
export function checklistLink(
  { type, activity, bed, url }: ChecklistEntry,
  { startDate, endDate }: TripForm,
  { partners }: Pick<Site, 'partners'>,
): { href: string; label: string } | null {
  const toPartner = (partner: Partner | undefined, label: string) =>
    partner ? { href: partnerUrl(partner.url, partner), label } : null;
  switch (type) {
    case 'accommodation': {
      const rooms = new URL(partnerUrl(partners.hotels.url, partners.hotels));
      rooms.searchParams.set('startDate', bed?.from ?? startDate);
      rooms.searchParams.set('endDate', bed ? addDays(bed.from, bed.nights) : endDate);
      return { href: rooms.href, label: 'Find a room' };
    }
    case 'seats':
      return url === null ? null : { href: url, label: 'Book seats' };
    case 'adventure':
      return activity === null ? null : { href: recordPath('activity', activity), label: 'See and book' };
    case 'carRental':
      return toPartner(partners.carHire, 'Compare');
    case 'flights':
      return toPartner(partners.flights, 'Compare');
    case 'insurance':
      return toPartner(partners.insurance, 'Get a quote');
  }
}
