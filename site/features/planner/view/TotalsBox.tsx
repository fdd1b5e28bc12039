import { recordPath } from '#schemas/recordKinds.ts';
import { durationText } from '#schemas/rules/timeText.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { FactList } from '../../../ui/FactList/FactList.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { Block } from '../../../ui/Section/Section.tsx';
import { useCurrency } from '../../../ui/SiteContext.ts';
import { readBudget } from '../rules/money/costs.ts';
import { placesOfDay, unplannedPlaces } from '../rules/tripProgress.ts';
import * as styles from './Itinerary.css.ts';
import { centsText } from './tripText.ts';
import { useTripPlan } from './useTripPlan.ts';

/** Renders what a plan costs, what is not in it, and the saved places that are on no day. */
export function TotalsBox() {
  const { plan, context, edits } = useTripPlan();
  const currency = useCurrency();
  const { totals, form, days, choices } = plan;
  const money = (amount: number) => centsText(amount, currency);
  const isAssumed = readBudget(form.budget) === null;
  const left = totals.budget - totals.total;
  const driving = days.reduce((sum, { drive }) => sum + drive.minutes, 0);
  const unplanned = unplannedPlaces(context, choices);
  const { paidEntry } = context.rules.places;
  const fees = days
    .flatMap(placesOfDay)
    .filter(({ place }) => paidEntry.includes(`${place.kind}/${place.slug}`))
    .map(({ place }) => place.name);
  return (
    <Block heading="Total cost" side>
      <p className={styles.total}>{money(totals.total)}</p>
      <FactList
        facts={[
          { term: 'Per person', value: money(totals.perPerson) },
          ...(totals.pass > 0 ? [{ term: 'Park pass', value: `${money(totals.pass)}, included` }] : []),
          {
            term: isAssumed ? 'Assumed budget' : 'Your budget',
            value: `${money(totals.budget)}${isAssumed ? '' : `, ${money(Math.abs(left))} ${left < 0 ? 'over' : 'left'}`}`,
          },
          { term: 'Budgeted', value: money(totals.budgeted) },
          ...(driving > 0 ? [{ term: 'Driving', value: `about ${durationText(driving)}` }] : []),
        ]}
      />
      <p className={styles.soft}>
        The total takes rooms and activities as listed, and our daily rates for meals and transport. Budgeted
        is what fixed shares of your budget allow.
      </p>
      {fees.length > 0 && <p className={styles.soft}>Entry fees are extra: {fees.join(', ')}.</p>}
      {form.needs.length > 0 && (
        <p className={styles.soft}>
          Only places whose sources say that they suit {form.needs.join(' and ')} are planned. We left out all
          others, also those about which nobody says anything.
        </p>
      )}
      {unplanned.length > 0 && (
        <div className={styles.warnings}>
          <p>Saved but not in this plan:</p>
          <ul>
            {unplanned.map(({ place, day, why }) => (
              <li key={`${place.kind}/${place.slug}`} className={styles.line}>
                <SiteLink to={recordPath(place.kind, place.slug)}>{place.name}</SiteLink>
                {day === null ? (
                  why
                ) : (
                  <Button
                    variant="outline"
                    small
                    aria-label={`Add ${place.name} to day ${day}`}
                    onClick={() => edits.add(place, day - 1)}
                  >
                    Add to day {day}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Block>
  );
}
