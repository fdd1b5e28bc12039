import { classNames } from '../../../ui/classNames.ts';
import { checkbox } from '../../../ui/Field/Field.css.ts';
import { Disclosure, OutboundLink } from '../../../ui/OutboundLink/OutboundLink.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { Tag } from '../../../ui/Text/Text.tsx';
import { useCurrency } from '../../../ui/SiteContext.ts';
import type { ChecklistEntry } from '../rules/checklist.ts';
import { checklistLink } from './checklistLink.ts';
import { screenOnly } from '../../../ui/theme/shared.css.ts';
import * as styles from './Itinerary.css.ts';
import { bedTexts } from './priceTexts.ts';
import { centsText } from './tripText.ts';
import { useTripPlan } from './useTripPlan.ts';
import { useTripStore } from '../share/tripStore.ts';

const keyOf = ({ type, activity, bed, url, name }: ChecklistEntry) =>
  [type, activity ?? bed?.name ?? (url && name)].filter(Boolean).join('/');

/** Renders the booking checklist, the most urgent entry first. */
export function BookingChecklist() {
  const { plan, site } = useTripPlan();
  const currency = useCurrency();
  const { ticked, tick } = useTripStore();
  return (
    <section aria-labelledby="plan-checklist">
      <h2 id="plan-checklist" className={styles.asideHeading}>
        Booking checklist
      </h2>
      <ul className={styles.todo}>
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
    </section>
  );
}
