import type { CardRecord } from '../../ui/Card/Card.tsx';
import { IconHeart } from '../../ui/icons/icons.tsx';
import { Tooltip } from '../../ui/Tooltip/Tooltip.tsx';
import { corner, heart } from './SaveButton.css.ts';
import { useSave } from './useSave.ts';

/** Renders the save button of a card: a heart on the corner of its picture. */
export default function SaveHeart({ kind, slug, name }: CardRecord) {
  const { saved, hint, press } = useSave({ kind, slug, name });
  return (
    <div className={corner}>
      <Tooltip text={hint} side="below">
        <button
          type="button"
          className={heart}
          aria-label={`Save ${name}`}
          aria-pressed={saved}
          onClick={press}
        >
          <IconHeart size={22} aria-hidden fill={saved ? 'currentColor' : 'none'} />
        </button>
      </Tooltip>
    </div>
  );
}
