import { importWithRetry, reportFailedPart } from '../ui/hydration/importWithRetry.ts';

const load = () => import('./frame/DeferredFrame.tsx');
let loading: ReturnType<typeof load> | undefined;

/** Imports the deferred part of the page frame once; later calls get the same promise. */
export const loadDeferredFrame = () =>
  (loading ??= importWithRetry(load).catch((failure: unknown) => {
    reportFailedPart();
    throw failure;
  }));
