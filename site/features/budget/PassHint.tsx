import type { Rates } from '#schemas/types/published.ts';
import { sumText } from '#schemas/rules/money.ts';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { useCurrency } from '../../ui/SiteContext.ts';
import type { BudgetInput } from './budget.ts';
import { cheaperPass } from './cheaperPass.ts';

/** Renders a hint if another pass costs the group less than the one that the calculator counts. */
export function PassHint({ pass, input }: { pass: Rates['budget']['pass']; input: BudgetInput }) {
  const currency = useCurrency();
  const cheaper = cheaperPass(pass, input);
  if (!cheaper) return null;
  const family = cheaper.kind === 'family';
  const name = family ? 'family or group pass' : 'annual pass';
  return (
    <Notice tone="info" heading={`A cheaper pass saves ${sumText(cheaper.saves, currency)}`}>
      <p>
        {cheaper.count === 1 ? `One ${name} costs` : `${cheaper.count} ${name}es cost`}{' '}
        {sumText(cheaper.count * (family ? pass.familyGroup : pass.annualPerPerson), currency)}
        {family && `, each for up to ${pass.familyGroupSize} people in one vehicle`}. The total counts{' '}
        {input.days > pass.annualAfterDays ? 'single annual passes' : 'daily passes'}.
      </p>
    </Notice>
  );
}
