import { IconTrash } from '../../ui/icons/icons.tsx';
import type { MouseEvent } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { focusPageHeading } from '../../ui/PageHeading/PageHeading.tsx';
import { useToast } from '../../ui/Toast/toastStore.ts';
import { wideWord } from './SavedGroup.css.ts';
import type { SavedPlace } from './savedPlace.ts';
import { useSavedStore } from './savedStore.ts';

/**
 * Renders the button that removes a place from the list. The focus moves to the next place, and a toast offers Undo.
 */
export function RemoveButton({ place }: { place: SavedPlace }) {
  const toggle = useSavedStore((state) => state.toggle);
  const toast = useToast();
  const remove = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const all = [...document.querySelectorAll<HTMLButtonElement>('[data-remove]')];
    const index = all.indexOf(currentTarget);
    const next = all[index + 1] ?? all[index - 1];
    toggle(place);
    if (next) next.focus();
    else focusPageHeading();
    toast({ title: `${place.name} removed`, action: { label: 'Undo', onPress: () => toggle(place) } });
  };
  return (
    <Button variant="quiet" small data-remove aria-label={`Remove ${place.name}`} onClick={remove}>
      <IconTrash size={20} aria-hidden />
      <span className={wideWord}>Remove</span>
    </Button>
  );
}
