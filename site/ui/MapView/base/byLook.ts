import type { ReliefFeature } from '#schemas/types/published.ts';

/** Features that look alike and are drawn as one shape, which moves faster than hundreds. */
interface Look extends Pick<ReliefFeature, 'layer' | 'fade'> {
  features: ReliefFeature[];
}

/** Groups features by layer and fade, in the order in which each look comes first. */
export function byLook(features: readonly ReliefFeature[]): Look[] {
  const looks = Map.groupBy(features, ({ layer, fade = 0 }) => `${layer} ${fade}`);
  return [...looks.values()].flatMap((alike) => {
    const [first] = alike;
    return first ? [{ layer: first.layer, ...(first.fade && { fade: first.fade }), features: alike }] : [];
  });
}
