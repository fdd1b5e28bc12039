import type { Emergency } from '#schemas/types/published.ts';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { sourceText } from '../../ui/SourceNote/sourceText.ts';

/** Places with what to know about them, and how far to trust it. */
export function PlaceFacts({ places }: { places: Emergency['medical'] }) {
  return (
    <FactList
      facts={places.map(({ name, text, provenance }) => ({
        term: name,
        value: `${text} (${sourceText(provenance)})`,
      }))}
    />
  );
}
