import {
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentType,
  type RefObject,
} from 'react';
import { LoadError } from '../ErrorState/ErrorState.tsx';
import { importWithRetry, type LoadComponent } from './importWithRetry.ts';

/**
 * Makes a component whose code is imported when it is first rendered. It is not prerendered. Renders `Fallback` if
 * importing fails twice, and `Waiting` until the code has come.
 */
export function lazyComponent<Props extends object>(
  load: LoadComponent<Props>,
  Fallback: ComponentType<Props> = LoadError,
  Waiting?: ComponentType<Props>,
): ComponentType<Props> {
  const Part = lazy(() => importWithRetry(load).catch(() => ({ default: Fallback })));
  return function LazyComponent(props: Props) {
    return (
      <Suspense fallback={Waiting ? <Waiting {...props} /> : null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** Tells boot.js to replay the presses recorded before hydration. */
const notifyBoot = () => document.dispatchEvent(new Event('larch:hydrated'));

/**
 * Marks the page, or the region that `region` refers to, as hydrated (`data-hydrated="true"`), and has boot.js replay the
 * presses recorded for it. The prerendered HTML says `data-hydrated="false"`.
 */
export function useMarkHydrated(region?: RefObject<HTMLElement | null>): void {
  const [, renderAgain] = useState(false);
  // React runs all effects of the first rendering, and renders what they change, in the same task. takeEarlyInput runs
  // after that, so it enters the visitor's input into fields that show what the address and the device say.
  useLayoutEffect(() => renderAgain(true), []);
  useEffect(() => {
    const element = region ? region.current : document.documentElement;
    element?.setAttribute('data-hydrated', 'true');
    notifyBoot();
  }, [region]);
}
