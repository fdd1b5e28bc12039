import { useNavigate } from 'react-router';
import { requestPersistence } from '../../device/browser.ts';
import { deviceStorageWorks } from '../../device/keptState.ts';
import { useToast } from '../../ui/Toast/toastStore.ts';
import { isSamePlace, type SavedPlace } from './savedPlace.ts';
import { useSavedStore, useSavedPlaces } from './savedStore.ts';

/** Number of places from which the browser is asked for persistent storage. */
const persistThreshold = 3;

/** Answers of the browser in words. */
const stayWords: Record<string, string> = {
  true: ', which will not delete it to make space',
  false: ', which may delete it when it runs out of space',
};

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
  const navigate = useNavigate();
  const press = async () => {
    toggle(place);
    if (saved) {
      toast({ title: `${place.name} removed`, action: { label: 'Undo', onPress: () => toggle(place) } });
      return;
    }
    const isList = useSavedStore.getState().places.length === persistThreshold;
    const stays = isList ? await requestPersistence() : null;
    toast({
      title: `${place.name} saved`,
      description: deviceStorageWorks()
        ? `Saved in this browser${stayWords[String(stays)] ?? ''}.`
        : "This browser can't store your list, so it lasts only for this visit.",
      action: { label: 'View list', onPress: () => void navigate('/saved') },
    });
  };
  return {
    saved,
    hint: saved ? 'Remove from your list' : 'Save to your list in this browser',
    press: () => void press(),
  };
}
