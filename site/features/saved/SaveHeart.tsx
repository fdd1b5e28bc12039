import type { CardRecord } from '../../ui/CardAction/CardAction.tsx';
import { IconHeart } from '../../ui/icons/tabler/IconHeart.tsx';
import { heart } from './SaveButton.css.ts';
import { useSave } from './useSave.ts';

/** The same for a card: the sign alone, on the corner of its picture. */
export default function SaveHeart({ kind, slug, name }: CardRecord) {
  const { saved, press } = useSave({ kind, slug, name });
  return (
    <button type="button" className={heart} aria-label={`Save ${name}`} aria-pressed={saved} onClick={press}>
      <IconHeart size={22} aria-hidden fill={saved ? 'currentColor' : 'none'} />
    </button>
  );
}
