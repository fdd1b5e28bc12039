import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { cutText } from './cutText.ts';
import { wholeSentences } from './wholeSentences.ts';

/** A text cut for the eye, after a sentence where one fits; assistive technology gets all of it. */
export function CutText({ text, limit }: { text: string; limit: number }) {
  if (text.length <= limit) return <>{text}</>;
  const cut = wholeSentences(text, limit) ?? cutText(text, limit);
  return (
    <>
      <span aria-hidden="true">{cut}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}
