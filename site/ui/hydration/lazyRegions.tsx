import { type ComponentType, lazy, memo, Suspense } from 'react';
import { retryImport } from './importWithRetry.ts';

/**
 * Imports a module. After a failure, waits until the browser is back online and tries once more. After a second
 * failure the promise never settles, so the prerendered HTML stays and its links work.
 */
async function importRegions<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (failure) {
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return retryImport(load, failure).catch(() => new Promise(() => {}));
  }
}

/**
 * Returns a function that makes regions of a page from the components of one module. The regions are prerendered, and
 * hydrated with code that arrives after the first paint. `prerendered` is the module itself, while prerendering alone. A
 * region renders again only when its props change, because React discards prerendered HTML when its parent renders again
 * before it is hydrated.
 */
export function lazyRegions<Module>({
  load,
  prerendered = false,
}: {
  load: () => Promise<Module>;
  prerendered?: Module | false;
}) {
  let loading: Promise<Module> | undefined;
  return <Props extends object>(pick: (module: Module) => ComponentType<Props>): ComponentType<Props> => {
    const Part = prerendered
      ? pick(prerendered)
      : lazy(async () => ({ default: pick(await (loading ??= importRegions(load))) }));
    return memo(function LazyRegion(props: Props) {
      return (
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      );
    });
  };
}
