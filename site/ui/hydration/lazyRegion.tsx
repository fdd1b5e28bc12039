import { type ComponentType, lazy, memo, Suspense } from 'react';
import { type LoadComponent, retryImport } from './importWithRetry.ts';

/**
 * Imports a component. After a failure, waits until the browser is back online and tries once more. After a second
 * failure the promise never settles, so the prerendered HTML stays and its links work.
 */
async function importForRegion<Props>(load: LoadComponent<Props>): ReturnType<LoadComponent<Props>> {
  try {
    return await load();
  } catch (failure) {
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return retryImport(load, failure).catch(() => new Promise(() => {}));
  }
}

/**
 * Makes a region of a page that is prerendered, and hydrated with code that arrives after the first paint. Give the
 * component itself while prerendering, and in browsers a function that imports it. The region renders again only when
 * its props change, because React discards prerendered HTML when its parent renders again before it is hydrated.
 */
export function lazyRegion<Props extends object>(
  part: { prerendered: ComponentType<Props> } | { load: LoadComponent<Props> },
): ComponentType<Props> {
  const Part = 'load' in part ? lazy(() => importForRegion(part.load)) : part.prerendered;
  return memo(function LazyRegion(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  });
}
