import { type ComponentType, memo, Suspense } from 'react';

/**
 * A part of a page below the first screen: prerendered like all else, but hydrated with code that arrives after the
 * first paint. Renders anew only when its props change: React throws prerendered HTML away when what is around it
 * renders again before it is hydrated.
 */
export function later<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return memo(function Later(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  });
}
