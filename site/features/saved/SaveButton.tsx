import { IconHeart } from '../../ui/icons/tabler/IconHeart.tsx';
import { deviceStorageWorks } from '../../device/deviceStorage.ts';
import { Button, type ButtonVariant } from '../../ui/Button/Button.tsx';
import { useVisit } from '../../ui/SiteLink/useVisit.ts';
import { Tooltip } from '../../ui/Tooltip/Tooltip.tsx';
import { useToast } from '../../ui/Toast/useToast.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { needsScript } from './SaveButton.css.ts';
import { isSamePlace, type SavedPlace } from './savedPlace.ts';
import { useSavedStore } from './savedStore.ts';
import { useSavedPlaces } from './useSavedPlaces.ts';

interface SaveButtonProps {
  place: SavedPlace;
  variant?: ButtonVariant;
  small?: boolean;
}

/** Keeps a place in this browser, or takes it off the list again. */
export function SaveButton({ place, variant = 'onBand', small }: SaveButtonProps) {
  const saved = useSavedPlaces().some((other) => isSamePlace(other, place));
  const toggle = useSavedStore((state) => state.toggle);
  const toast = useToast();
  const visit = useVisit();
  const press = () => {
    toggle(place);
    if (saved) return;
    toast({
      title: `Saved: ${place.name}`,
      description: deviceStorageWorks()
        ? 'Your list is kept in this browser.'
        : 'This browser keeps nothing, so your list lasts for this visit only.',
      action: { label: 'See your list', onPress: () => void visit('/saved') },
    });
  };
  return (
    <Tooltip text={saved ? 'Takes it off your list' : 'Keeps it in this browser'}>
      <Button variant={variant} small={small} className={needsScript} aria-pressed={saved} onClick={press}>
        <IconHeart size={20} aria-hidden fill={saved ? 'currentColor' : 'none'} />
        Save <VisuallyHidden>{place.name}</VisuallyHidden>
      </Button>
    </Tooltip>
  );
}
