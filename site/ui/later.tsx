import { type ComponentType, lazy, memo, Suspense } from 'react';
import { DidNotLoad } from './ErrorState/DidNotLoad.tsx';
import { loadCode, retryCode } from './loadCode.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * Tries once more when the browser is back online. Until then, and when that fails, too, the prerendered HTML, whose
 * links work, stays.
 */
async function whenLoaded<Props>(load: Load<Props>): Promise<{ default: ComponentType<Props> }> {
  try {
    return await load();
  } catch (failure) {
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return retryCode(load, failure).catch(() => new Promise(() => {}));
  }
}

/**
 * A part of a page below the first screen: prerendered like all else, but hydrated with code that arrives after the
 * first paint. Give the component itself while prerendering and a function that imports it in browsers. Renders anew
 * only when its props change: React throws prerendered HTML away when what is around it renders again before it is
 * hydrated.
 */
export function later<Props extends object>(
  part: { prerendered: ComponentType<Props> } | { load: Load<Props> },
): ComponentType<Props> {
  const Part = 'load' in part ? lazy(() => whenLoaded(part.load)) : part.prerendered;
  return memo(function Later(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  });
}

/** A part whose code is fetched when it is first asked for; `Instead` shows where it does not come, after one retry. */
export const onDemand = <Props extends object>(
  load: Load<Props>,
  Instead: ComponentType<Props> = DidNotLoad,
): ComponentType<Props> => whenAsked(() => loadCode(load), Instead);

/** A part whose code is loaded by a function that retries by itself. */
export function whenAsked<Props extends object>(
  load: Load<Props>,
  Instead: ComponentType<Props>,
): ComponentType<Props> {
  const Part = lazy(() => load().catch(() => ({ default: Instead })));
  return function OnDemand(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
