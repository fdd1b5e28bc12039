import type { TransitStop } from '#schemas/types/published.ts';
import { FactList } from '../FactList/FactList.tsx';
import { busFact } from './busFact.tsx';

/** Buses and shuttles that stop near a place. Renders nothing without any. */
export function ByBus({ stops }: { stops: readonly TransitStop[] }) {
  return stops.length > 0 && <FactList facts={busFact(stops)} />;
}
