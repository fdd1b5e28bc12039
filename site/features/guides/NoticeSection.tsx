import { Wrap } from '../../ui/Layout/Layout.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import type { GuideSection } from './GuideSection.ts';
import { notice } from './NoticeSection.css.ts';

/** Renders a section that is one message, with its heading. */
export function NoticeSection({ section }: { section: Extract<GuideSection, { kind: 'notice' }> }) {
  const { id, tone, heading, introHtml, html } = section;
  return (
    <Wrap>
      <div id={id} className={notice}>
        <Notice tone={tone} heading={heading}>
          {introHtml && <Prose html={introHtml} />}
          <Prose html={html} />
        </Notice>
      </div>
    </Wrap>
  );
}
