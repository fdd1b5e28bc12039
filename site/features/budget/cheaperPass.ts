import type { Rates } from '#schemas/types/published.ts';
import { passPerPerson } from './budget.ts';

export interface CheaperPass {
  kind: 'annual' | 'family';
  /** Number of passes that the group needs. */
  count: number;
  /** Difference to the price that the calculator counts. */
  saves: number;
}

/** Returns a pass that costs the group less than the specified calculation, or null. */
export function cheaperPass(
  pass: Rates['budget']['pass'],
  { days, people }: { days: number; people: number },
): CheaperPass | null {
  const counted = passPerPerson(pass, days) * people;
  const families = Math.ceil(people / pass.familyGroupSize);
  const offers: CheaperPass[] = [
    { kind: 'annual', count: people, saves: counted - pass.annualPerPerson * people },
    { kind: 'family', count: families, saves: counted - pass.familyGroup * families },
  ];
  const best = offers.reduce((first, second) => (second.saves > first.saves ? second : first));
  // Ignores savings below a cent, because sums of floats can be off by that much.
  return best.saves > 0.005 ? best : null;
}
