import { type ComponentType, lazy, Suspense } from 'react';
import { DidNotLoad } from '../ErrorState/DidNotLoad.tsx';
import { importWithRetry, type LoadComponent } from './importWithRetry.ts';

/**
 * Makes a component whose code is imported when it is first rendered. It is not prerendered. Renders `Fallback` if
 * importing fails twice.
 */
export function lazyComponent<Props extends object>(
  load: LoadComponent<Props>,
  Fallback: ComponentType<Props> = DidNotLoad,
): ComponentType<Props> {
  const Part = lazy(() => importWithRetry(load).catch(() => ({ default: Fallback })));
  return function LazyComponent(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
