import type { Notice } from '#schemas/types/published.ts';
import { whenText, whoText } from '#schemas/rules/noticeTexts.ts';
import * as styles from './RecordNotices.css.ts';

/** Renders when a notice is in force and for whom, its text, penalty and source. */
export function NoticeFacts({ notice, part = null }: { notice: Notice; part?: string | null }) {
  const { when, who, text, penalty, link, provenance, yearSeen, isAssigned } = notice;
  const source = isAssigned ? `source, seen ${yearSeen}` : 'the bulletin';
  return (
    <>
      <p className={styles.when}>
        {isAssigned
          ? `${whenText(when)}. ${whoText(who)}`
          : 'A bulletin that this guide has not looked at yet'}
        {part && `, ${part}`}.
      </p>
      <p>{text}</p>
      <p>
        {penalty && `Penalty: ${penalty}. `}
        {provenance.status === 'official' ? 'Official ' : 'By others, not the park: '}
        {link ? <a href={link}>{source}</a> : `${provenance.source}, seen ${yearSeen}`}.
      </p>
    </>
  );
}
