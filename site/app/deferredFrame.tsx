import { type ComponentType, lazy, Suspense } from 'react';
import { useHydrated } from '../device/browser.ts';
import type { CardRecord } from '../ui/Card/Card.tsx';
import { importWithRetry, reportFailedPart } from '../ui/hydration/importWithRetry.ts';

const load = () => import('./frame/DeferredFrame.tsx');
type Frame = Awaited<ReturnType<typeof load>>;
let loading: Promise<Frame> | undefined;

/** Imports the deferred part of the page frame once; later calls get the same promise. */
export const loadDeferredFrame = () =>
  (loading ??= importWithRetry(load).catch((failure: unknown) => {
    reportFailedPart();
    throw failure;
  }));

/** Makes a component of one that the deferred part exports; `Fallback` shows where that does not load. */
export const deferredComponent = <Props extends object>(
  pick: (frame: Frame) => ComponentType<Props>,
  Fallback: ComponentType<Props>,
) =>
  lazy(() =>
    loadDeferredFrame().then(
      (frame) => ({ default: pick(frame) }),
      () => ({ default: Fallback }),
    ),
  );

const SaveHeart = deferredComponent<CardRecord>(
  (frame) => frame.SaveHeart,
  () => null,
);

/** The heart on the cards of all pages; a prerendered page has none, because it knows no visitor. */
export function CardHeart(record: CardRecord) {
  if (!useHydrated()) return null;
  return (
    <Suspense fallback={null}>
      <SaveHeart {...record} />
    </Suspense>
  );
}
