import type { Notice } from '#schemas/types/published.ts';
import { Sources } from '../ui/SourceNote/SourceNote.tsx';

/** Renders the text of a notice, its penalty and its source. */
export function NoticeFacts({ notice }: { notice: Notice }) {
  const { text, penalty, link, provenance, yearSeen, isAssigned } = notice;
  return (
    <>
      <p>{text}</p>
      {isAssigned ? (
        <>
          <p>
            {penalty && `Penalty: ${penalty}. `}Latest source: {yearSeen}.
          </p>
          <Sources facts={[{ label: 'This notice', of: provenance }]} />
        </>
      ) : (
        <p>{link && <a href={link}>Read the bulletin</a>}</p>
      )}
    </>
  );
}
