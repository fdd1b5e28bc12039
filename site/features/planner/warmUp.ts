import type { PlannerRules } from '#schemas/types/published.ts';
import { emptyForm } from './form/tripDraft.ts';
import { planTrip } from './rules/planTrip.ts';
import type { TripCatalog } from './rules/trip.ts';
import { addDays } from '../../calendar/dates.ts';

/** Sample trips: their days, and one of how many places they have. The first compiles most code, so it is the smallest. */
const samples = [
  { days: 1, oneOf: 60 },
  { days: 2, oneOf: 20 },
  { days: 4, oneOf: 8 },
  { days: 4, oneOf: 4 },
  { days: 4, oneOf: 2 },
  { days: 4, oneOf: 2 },
];

/** First day of the samples, in the season of most places. */
const start = '2027-07-01';

/**
 * Plans sample trips, one at a time while the browser is idle, so that its engine has compiled the rules when the
 * visitor asks for a plan. At 4x slowdown the longest sample takes 40 to 50 ms.
 */
export async function warmUp(catalog: TripCatalog, rules: PlannerRules): Promise<void> {
  for (const { days, oneOf } of samples) {
    await idle();
    const few = <Item>(items: readonly Item[]) => items.filter((_item, index) => index % oneOf === 0);
    planTrip(
      {
        ...emptyForm(rules.form),
        interests: rules.form.interests.map(({ id }) => id),
        startDate: start,
        endDate: addDays(start, days - 1),
      },
      { ...catalog, places: few(catalog.places), stays: few(catalog.stays), saved: [] },
      null,
      rules,
    );
  }
}

/** Resolves when the browser is idle; after a pause where it cannot say so. */
async function idle(): Promise<void> {
  await new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve);
    else setTimeout(resolve, 100);
  });
}
