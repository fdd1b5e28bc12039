import { recordPath } from '#schemas/recordKinds.ts';
import type { Partner, Site } from '#schemas/types/published.ts';
import { addDays } from '../../../calendar/dates.ts';
import type { ChecklistEntry } from '../rules/checklist.ts';
import type { TripForm } from '../rules/trip.ts';
import { useTripStore } from '../share/tripStore.ts';
import * as styles from './Itinerary.css.ts';
import { bedTexts, centsText } from './tripText.ts';
import { useTripPlan } from './useTripPlan.ts';
import { partnerUrl } from '../../../partners/partnerUrl.ts';
import { classNames } from '../../../ui/classNames.ts';
import { checkbox } from '../../../ui/Field/Field.css.ts';
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
          const id = `todo-${index}`;
          return (
            <li key={`${key}-${index}`} className={styles.todoEntry}>
              <input
                id={id}
                type="checkbox"
                className={checkbox}
                checked={ticked.includes(key)}
                onChange={() => tick(key)}
              />
              <label htmlFor={id} className={classNames(styles.name, styles.boxLabel)}>
                {entry.name}
              </label>
              <div>
                <Tag tone={entry.priority === 'High' ? 'gold' : 'quiet'}>{entry.priority}</Tag>
              </div>
              <div className={styles.todoMore}>
                {entry.bed &&
                  bedTexts(entry.bed, plan.form.groupSize, currency).map((text) => <p key={text}>{text}</p>)}
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

const labels = { carRental: 'Compare', flights: 'Compare', insurance: 'Get a quote' } as const;

/** Returns the booking link of a checklist entry, to a record, an operator or a partner, or null. */
export function checklistLink(
  { type, activity, bed, url }: ChecklistEntry,
  { startDate, endDate }: TripForm,
  { partners }: Pick<Site, 'partners'>,
): { href: string; label: string } | null {
  if (type === 'accommodation') {
    const url = new URL(partnerUrl(partners.hotels.url, partners.hotels));
    url.searchParams.set('startDate', bed?.from ?? startDate);
    url.searchParams.set('endDate', bed ? addDays(bed.from, bed.nights) : endDate);
    return { href: url.href, label: 'Find a room' };
  }
  if (type === 'seats') return url === null ? null : { href: url, label: 'Book seats' };
  if (type === 'adventure')
    return activity === null ? null : { href: recordPath('activity', activity), label: 'See and book' };
  const services: Record<keyof typeof labels, Partner | undefined> = {
    carRental: partners.carHire,
    flights: partners.flights,
    insurance: partners.insurance,
  };
  const partner = services[type];
  return partner ? { href: partnerUrl(partner.url, partner), label: labels[type] } : null;
}
