import type { Notice } from '#schemas/types/published.ts';
import { Sources } from '../ui/SourceNote/Sources.tsx';
import { whenText, whoText } from './noticeTexts.ts';
import * as styles from './RecordNotices.css.ts';

interface NoticeFactsProps {
  notice: Notice;
  /** Part of the record that it binds. */
  part?: string | null;
  /** Whether it is in force when the visitor comes, in words. */
  moment?: string;
}

/** Renders when a notice is in force and for whom, its text, penalty and source. */
export function NoticeFacts({ notice, part = null, moment }: NoticeFactsProps) {
  const { when, who, text, penalty, link, provenance, yearSeen, isAssigned } = notice;
  return (
    <>
      <p className={styles.when}>
        {moment && `${moment} `}
        {isAssigned
          ? `${whenText(when)}. ${whoText(who)}`
          : 'A bulletin that this guide has not looked at yet'}
        {part && `, ${part}`}.
      </p>
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
