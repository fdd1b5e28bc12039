import type { Rates } from '#schemas/types/published.ts';
import { passPerPerson } from './budget.ts';

export interface CheaperPass {
  kind: 'annual' | 'family';
  /** How many of these passes the group needs. */
  count: number;
  /** By how much less than the calculator counts. */
  saves: number;
}

/** A pass that costs the group less than what the calculator counts as specified; null where none does. */
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
  // A cent is not a saving: sums of floats may be off by less than that.
  return best.saves > 0.005 ? best : null;
}
