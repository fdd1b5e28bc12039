import { IconTrash } from '@tabler/icons-react';
import { Button } from '../../ui/Button/Button.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { SavedPlace } from './savedPlace.ts';
import { useSavedStore } from './savedStore.ts';

/** Takes a place off the list. */
export function RemoveButton({ place }: { place: SavedPlace }) {
  const toggle = useSavedStore((state) => state.toggle);
  return (
    <Button variant="quiet" small onClick={() => toggle(place)}>
      <IconTrash size={20} aria-hidden />
      Remove <VisuallyHidden>{place.name}</VisuallyHidden>
    </Button>
  );
}
