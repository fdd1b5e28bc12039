import { type ComponentType, lazy, memo, Suspense } from 'react';
import { reportFailedPart, retryImport } from './importWithRetry.ts';

/** Milliseconds before code that failed on a working network is requested again. */
const pause = 2000;

/** Waits for the network; where there is one, for a moment. */
function waitForNetwork(): Promise<void> {
  return new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, pause);
    else window.addEventListener('online', () => resolve(), { once: true });
  });
}

/** Milliseconds after which the page says that code has not come. */
const patience = 15_000;

/** Says that the code of a region does not come. The HTML shows as without scripts: it opens no plan of a link. */
function reportRegion(): void {
  delete document.documentElement.dataset.plan;
  reportFailedPart();
}

/** Imports a module. After a failure, waits for the network and tries once more. */
async function importRegions<Module>(load: () => Promise<Module>): Promise<Module> {
  const timer = setTimeout(reportRegion, patience);
  try {
    return await load();
  } catch (failure) {
    clearTimeout(timer);
    await waitForNetwork();
    return await retryImport(load, failure);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Returns a function that makes regions of a page from the components of one module. The regions are prerendered, and
 * hydrated with code that arrives after the first paint. `prerendered` is the module itself, while prerendering alone. A
 * region renders again only when its props change, because React discards prerendered HTML when its parent renders again
 * before it is hydrated.
 *
 * Where the code fails twice or hangs, the prerendered HTML stays and its links work, and the page frame says that a part
 * did not load.
 */
export function lazyRegions<Module>({
  load,
  prerendered = false,
}: {
  load: () => Promise<Module>;
  prerendered?: Module | false;
}) {
  let loading: Promise<Module> | undefined;
  const code = () => (loading ??= importRegions(load));
  const keepHtml = () => {
    reportRegion();
    return new Promise<never>(() => {});
  };
  return <Props extends object>(pick: (module: Module) => ComponentType<Props>): ComponentType<Props> => {
    const Part = prerendered
      ? pick(prerendered)
      : lazy(async () => ({ default: pick(await code().catch(keepHtml)) }));
    return memo(function LazyRegion(props: Props) {
      return (
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      );
    });
  };
}
