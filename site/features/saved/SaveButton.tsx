import { IconHeart } from '../../ui/icons/icons.tsx';
import { Button, type ButtonLooks } from '../../ui/Button/Button.tsx';
import { Tooltip } from '../../ui/Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../../ui/Text/Text.tsx';
import { needsScript } from './SaveButton.css.ts';
import type { SavedPlace } from './savedPlace.ts';
import { useSave } from './useSave.ts';

/** Renders the button that saves a place in this browser, or removes it again. */
export function SaveButton({ place, variant, small }: ButtonLooks & { place: SavedPlace }) {
  const { saved, hint, press } = useSave(place);
  return (
    <Tooltip text={hint}>
      <Button variant={variant} small={small} className={needsScript} aria-pressed={saved} onClick={press}>
        <IconHeart size={20} aria-hidden fill={saved ? 'currentColor' : 'none'} />
        Save <VisuallyHidden>{place.name}</VisuallyHidden>
      </Button>
    </Tooltip>
  );
}
