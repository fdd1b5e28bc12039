import { published } from '../../data/published.ts';
import { usePublishedDetail } from '../../data/usePublished.ts';
import { PriceList } from '../../ui/PriceList/PriceList.tsx';
import { sourceText } from '../../ui/SourceNote/sourceText.ts';
import { dollars } from './dollars.ts';

/** What it costs to have no pass. */
export function FinesSection() {
  const { data: passes } = usePublishedDetail(published.passes);
  if (!passes) return null;
  return (
    <PriceList
      items={passes.fines.map(({ name, amount, provenance }) => ({
        name,
        price: dollars(amount),
        note: sourceText(provenance),
      }))}
    />
  );
}
