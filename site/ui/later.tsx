import { type ComponentType, lazy, memo, Suspense } from 'react';
import { DidNotLoad } from './ErrorState/DidNotLoad.tsx';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Tries again whenever the browser is back online: until then the prerendered HTML, whose links work, stays. */
async function untilLoaded<Props>(load: Load<Props>): Promise<{ default: ComponentType<Props> }> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    }
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
  const Part = 'load' in part ? lazy(() => untilLoaded(part.load)) : part.prerendered;
  return memo(function Later(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  });
}

/** A part whose code is fetched when it is first asked for; `Instead` shows where the code does not come. */
export function onDemand<Props extends object>(
  load: Load<Props>,
  Instead: ComponentType<Props> = DidNotLoad,
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
