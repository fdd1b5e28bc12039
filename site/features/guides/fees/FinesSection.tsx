import { published } from '../../../data/published.ts';
import { usePublishedDetail } from '../../../data/usePublished.ts';
import { PriceList } from '../../../ui/PriceList/PriceList.tsx';
import { useCurrency } from '../../../ui/SiteContext.ts';
import { feeText } from './feeText.ts';

/** Renders the fines for visitors without a pass. */
export function FinesSection() {
  const currency = useCurrency();
  const { data: passes } = usePublishedDetail(published.passes);
  if (!passes) return null;
  return (
    <PriceList
      items={passes.fines.map(({ name, amount }) => ({
        name,
        price: feeText(amount, currency),
      }))}
    />
  );
}
