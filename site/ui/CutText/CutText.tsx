import { VisuallyHidden } from '../Text/Text.tsx';
import { wholeSentences } from '../text/text.ts';

/** Returns the first `limit` characters of a text and '...' where something was cut off. */
export function cutText(text: string, limit: number): string {
  return text.length > limit ? `${text.slice(0, limit)}...` : text;
}

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
