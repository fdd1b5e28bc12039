import { type ComponentType, lazy, memo, Suspense, useEffect, useState } from 'react';
import { DidNotLoad } from '../ErrorState/ErrorState.tsx';
import { Wrap } from '../Layout/Layout.tsx';
import { retryImport } from './importWithRetry.ts';

/** Milliseconds before code that failed on a working network is asked for again. */
const pause = 2000;

/** Waits for the network; where there is one, for a moment. */
function waitForNetwork(): Promise<void> {
  return new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, pause);
    else window.addEventListener('online', () => resolve(), { once: true });
  });
}

/** Imports a module. After a failure, waits for the network and tries once more. */
async function importRegions<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (failure) {
    await waitForNetwork();
    return retryImport(load, failure);
  }
}

/** Says that a part did not load, once its code has failed. */
function FailureNotice({ code }: { code: () => Promise<unknown> }) {
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    code().catch(() => setHasFailed(true));
  }, [code]);
  return (
    hasFailed && (
      <Wrap>
        <DidNotLoad />
      </Wrap>
    )
  );
}

/**
 * Returns a function that makes regions of a page from the components of one module. The regions are prerendered, and
 * hydrated with code that arrives after the first paint. `prerendered` is the module itself, while prerendering alone. A
 * region renders again only when its props change, because React discards prerendered HTML when its parent renders again
 * before it is hydrated.
 *
 * Where the code fails twice, the prerendered HTML stays and its links work. A region that is of no use without its code
 * sets `tellsFailure`, and a line above it says that it did not load.
 */
export function lazyRegions<Module>({
  load,
  prerendered = false,
  tellsFailure = false,
}: {
  load: () => Promise<Module>;
  prerendered?: Module | false;
  tellsFailure?: boolean;
}) {
  let loading: Promise<Module> | undefined;
  const code = () => (loading ??= importRegions(load));
  const keepHtml = () => new Promise<never>(() => {});
  return <Props extends object>(pick: (module: Module) => ComponentType<Props>): ComponentType<Props> => {
    const Part = prerendered
      ? pick(prerendered)
      : lazy(async () => ({ default: pick(await code().catch(keepHtml)) }));
    return memo(function LazyRegion(props: Props) {
      return (
        <>
          {tellsFailure && <FailureNotice code={code} />}
          <Suspense fallback={null}>
            <Part {...props} />
          </Suspense>
        </>
      );
    });
  };
}
