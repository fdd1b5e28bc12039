import { IconHeart } from '../../ui/icons/tabler/IconHeart.tsx';
import { Button, type ButtonVariant } from '../../ui/Button/Button.tsx';
import { Tooltip } from '../../ui/Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { needsScript } from './SaveButton.css.ts';
import type { SavedPlace } from './savedPlace.ts';
import { useSave } from './useSave.ts';

interface SaveButtonProps {
  place: SavedPlace;
  variant?: ButtonVariant;
  small?: boolean;
}

/** Keeps a place in this browser, or takes it off the list again. */
export function SaveButton({ place, variant = 'onBand', small }: SaveButtonProps) {
  const { saved, press } = useSave(place);
  return (
    <Tooltip text={saved ? 'Takes it off your list' : 'Keeps it in this browser'}>
      <Button variant={variant} small={small} className={needsScript} aria-pressed={saved} onClick={press}>
        <IconHeart size={20} aria-hidden fill={saved ? 'currentColor' : 'none'} />
        Save <VisuallyHidden>{place.name}</VisuallyHidden>
      </Button>
    </Tooltip>
  );
}
