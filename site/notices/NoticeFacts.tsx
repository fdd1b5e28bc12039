import type { Notice } from '#schemas/types/published.ts';
import { Sources } from '../ui/SourceNote/SourceNote.tsx';

/** Renders the text of a notice, its penalty and its source. */
export function NoticeFacts({ notice }: { notice: Notice }) {
  const { text, penalty, provenance, yearSeen } = notice;
  return (
    <>
      <p>{text}</p>
      <p>
        {penalty && `Penalty: ${penalty}. `}Source: {yearSeen}.
      </p>
      <Sources facts={[{ label: 'This notice', of: provenance }]} />
    </>
  );
}
