import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { cutText } from './cutText.ts';

/** A text cut for the eye; assistive technology gets all of it. */
export function CutText({ text, limit }: { text: string; limit: number }) {
  const cut = cutText(text, limit);
  if (cut === text) return <>{text}</>;
  return (
    <>
      <span aria-hidden="true">{cut}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}
