import { deviceStorageWorks } from '../../device/keptState.ts';
import { useVisit } from '../../ui/SiteLink/useVisit.ts';
import { useToast } from '../../ui/Toast/toastStore.ts';
import { isSamePlace, type SavedPlace } from './savedPlace.ts';
import { useSavedStore, useSavedPlaces } from './savedStore.ts';

/** State of a place on the visitor's list. */
interface Save {
  saved: boolean;
  /** Text of the tooltip: what a press does. */
  hint: string;
  /** Saves the place or removes it, and confirms that with a toast. */
  press: () => void;
}

/** Returns the state of a place on the visitor's list. */
export function useSave(place: SavedPlace): Save {
  const saved = useSavedPlaces().some((other) => isSamePlace(other, place));
  const toggle = useSavedStore((state) => state.toggle);
  const toast = useToast();
  const visit = useVisit();
  const press = () => {
    toggle(place);
    if (saved) {
      toast({ title: `Removed: ${place.name}`, action: { label: 'Undo', onPress: () => toggle(place) } });
      return;
    }
    toast({
      title: `Saved: ${place.name}`,
      description: deviceStorageWorks()
        ? 'Your list is kept in this browser.'
        : 'This browser cannot save it, so your list lasts for this visit only.',
      action: { label: 'See your list', onPress: () => void visit('/saved') },
    });
  };
  return { saved, hint: saved ? 'Remove from your list' : 'Save to your list in this browser', press };
}
