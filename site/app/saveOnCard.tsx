import { useHydrated } from '../device/useHydrated.ts';
import type { CardRecord } from '../ui/CardAction/CardAction.tsx';
import { onDemand } from '../ui/later.tsx';

const SaveHeart = onDemand(
  () => import('../features/saved/SaveHeart.tsx'),
  () => null,
);

/** A prerendered page knows no visitor. */
function HydratedHeart(record: CardRecord) {
  return useHydrated() && <SaveHeart {...record} />;
}

/** The heart on the cards of all pages. */
export const saveOnCard = (record: CardRecord) => <HydratedHeart {...record} />;
