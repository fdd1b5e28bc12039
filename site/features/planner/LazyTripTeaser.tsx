import type { Site } from '#schemas/types/published.ts';
import { deviceStorage } from '../../device/keptState.ts';
import { useHydrated } from '../../device/browser.ts';
import { lazyComponent } from '../../ui/hydration/lazyComponent.tsx';
import { tripEntry } from './rules/planLimits.ts';

const TripTeaser = lazyComponent(() => import('./TripTeaser.tsx'));

/** Loads the teaser of a trip for visitors who have one on this device. It is empty on prerendered pages. */
export function LazyTripTeaser({ site }: { site: Site }) {
  const isHydrated = useHydrated();
  return isHydrated && deviceStorage.getItem(tripEntry) !== null ? <TripTeaser site={site} /> : null;
}
