import { type ComponentType, lazy, memo, Suspense, useMemo, useState, useSyncExternalStore } from 'react';

const never = () => () => {};
const yes = () => true;
const no = () => false;

/** Component to prerender, by the function that imports it in browsers. Only the program that prerenders fills it. */
const prerendered = new WeakMap<object, unknown>();

/** Gives a still region the component that it prerenders. */
export function prerenderStill<Props extends object>(
  region: ComponentType<Props>,
  component: ComponentType<Props>,
): void {
  prerendered.set(region, component);
}

/**
 * Returns a component whose prerendered HTML stays as it is: its code is loaded only where there is none, on a page that
 * is rendered in the browser, and when its props change. For drawings and texts without controls. The program that
 * prerenders names its component with `prerenderStill`.
 */
export function stillRegion<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Loaded = lazy(load);
  // React keeps the HTML of what it waits for.
  const Kept = lazy(() => new Promise<{ default: ComponentType<Props> }>(() => {}));
  const Region = memo(function StillRegion(props: Props) {
    // React takes the value of the server only while it hydrates or prerenders.
    const isHydration = useSyncExternalStore(never, no, yes);
    const [first] = useState({ props, isHydration });
    const isKept = first.isHydration && first.props === props;
    // The same element as before, because React discards prerendered HTML below one that it renders again.
    return useMemo(() => {
      const Known = prerendered.get(Region) as ComponentType<Props> | undefined;
      const Part = Known ?? (isKept ? Kept : Loaded);
      return (
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      );
    }, [isKept, props]);
  });
  return Region;
}
