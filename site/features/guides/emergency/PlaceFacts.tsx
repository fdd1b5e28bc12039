import type { Emergency } from '#schemas/types/published.ts';
import { FactList } from '../../../ui/FactList/FactList.tsx';

/** Renders places with their facts. */
export function PlaceFacts({ places }: { places: Emergency['medical'] }) {
  return <FactList facts={places.map(({ name, text }) => ({ term: name, value: text }))} />;
}
