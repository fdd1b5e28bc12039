import { type ComponentType, lazy, memo, Suspense, useState, useSyncExternalStore } from 'react';
import { importWithRetry, reportFailedPart } from './importWithRetry.ts';

const Nothing = () => null;
const never = () => () => {};
const yes = () => true;
const no = () => false;

/** Loads the component of each region, for the program that prerenders. */
const loaders: (() => Promise<void>)[] = [];

/** Loads the components of all still regions of the modules that are loaded. Call it before prerendering a page. */
export async function loadStillRegions(): Promise<void> {
  await Promise.all(loaders.map((load) => load()));
}

/** React leaves the HTML of an element alone while it hydrates one whose HTML is given. */
const kept = { __html: '' };

/**
 * Returns a component whose prerendered HTML stays as it is: its code is loaded only where there is none, on a page that
 * is rendered in the browser, and when its props change. For drawings (in a `g`) and texts (in a `div`) without
 * controls. It never waits for code while it hydrates, because a change of the whole page, such as a new day, would
 * wait too.
 */
export function stillRegion<Props extends object>(
  { as: Wrapper, className }: { as: 'div' | 'g'; className?: string },
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Loaded = lazy(() =>
    importWithRetry(load).catch(() => {
      reportFailedPart();
      return { default: Nothing };
    }),
  );
  let known: ComponentType<Props> | undefined;
  loaders.push(async () => {
    known ??= (await load()).default;
  });
  return memo(function StillRegion(props: Props) {
    // React takes the value of the server only while it hydrates or prerenders.
    const isHydration = useSyncExternalStore(never, no, yes);
    const [first] = useState({ props, isHydration });
    if (!known && first.isHydration && first.props === props)
      return (
        <Wrapper key="kept" className={className} suppressHydrationWarning dangerouslySetInnerHTML={kept} />
      );
    const Part = known ?? Loaded;
    return (
      <Wrapper key="rendered" className={className}>
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </Wrapper>
    );
  });
}
