import type { Notice } from '#schemas/types/published.ts';
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
  const name = provenance.status === 'official' ? 'Official source' : 'Source that is not official';
  const source = isAssigned ? `${name}, seen ${yearSeen}` : 'Read the bulletin';
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
      <p>
        {penalty && `Penalty: ${penalty}. `}
        {link ? <a href={link}>{source}</a> : `${provenance.source}, seen ${yearSeen}`}.
      </p>
    </>
  );
}
