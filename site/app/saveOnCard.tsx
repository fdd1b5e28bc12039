import { useHydrated } from '../device/useHydrated.ts';
import type { CardRecord } from '../ui/CardAction/CardAction.tsx';
import { lazyComponent } from '../ui/hydration/lazyComponent.tsx';

const SaveHeart = lazyComponent(
  () => import('../features/saved/SaveHeart.tsx'),
  () => null,
);

/** A prerendered page knows no visitor. */
function HydratedHeart(record: CardRecord) {
  return useHydrated() && <SaveHeart {...record} />;
}

/** The heart on the cards of all pages. */
export const saveOnCard = (record: CardRecord) => <HydratedHeart {...record} />;
