import { type ComponentType, lazy, memo, Suspense, useMemo, useState, useSyncExternalStore } from 'react';

const never = () => () => {};
const yes = () => true;
const no = () => false;

/** Loads the component of each region, for the program that prerenders. */
const loaders: (() => Promise<void>)[] = [];

/** Loads the components of all still regions of the modules that are loaded. Call it before prerendering a page. */
export async function loadStillRegions(): Promise<void> {
  await Promise.all(loaders.map((load) => load()));
}

/**
 * Returns a component whose prerendered HTML stays as it is: its code is loaded only where there is none, on a page that
 * is rendered in the browser, and when its props change. For drawings and texts without controls.
 */
export function stillRegion<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Loaded = lazy(load);
  let known: ComponentType<Props> | undefined;
  loaders.push(async () => {
    known ??= (await load()).default;
  });
  // React keeps the HTML of what it waits for.
  const Kept = lazy(() => new Promise<{ default: ComponentType<Props> }>(() => {}));
  return memo(function StillRegion(props: Props) {
    // React takes the value of the server only while it hydrates or prerenders.
    const isHydration = useSyncExternalStore(never, no, yes);
    const [first] = useState({ props, isHydration });
    const isKept = first.isHydration && first.props === props;
    // The same element as before, because React discards prerendered HTML below one that it renders again.
    return useMemo(() => {
      const Part = known ?? (isKept ? Kept : Loaded);
      return (
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      );
    }, [isKept, props]);
  });
}
