import { type ComponentType, lazy, Suspense } from 'react';
import { useHydrated } from '../device/browser.ts';
import type { CardRecord } from '../ui/Card/Card.tsx';
import { loadDeferredFrame } from './loadDeferredFrame.ts';

const NoHeart = () => null;

const SaveHeart = lazy(() =>
  loadDeferredFrame().then(
    (frame): { default: ComponentType<CardRecord> } => ({ default: frame.SaveHeart }),
    () => ({ default: NoHeart }),
  ),
);

/** Renders nothing in a prerendered page, because that knows no visitor. */
function HydratedHeart(record: CardRecord) {
  if (!useHydrated()) return null;
  return (
    <Suspense fallback={null}>
      <SaveHeart {...record} />
    </Suspense>
  );
}

/** Renders the heart on the cards of all pages. */
export const saveOnCard = (record: CardRecord) => <HydratedHeart {...record} />;
