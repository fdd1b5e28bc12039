import { Wrap } from '../Layout/Layout.tsx';
import { Prose } from '../Prose/Prose.tsx';
import { TitleBand } from '../TitleBand/TitleBand.tsx';
import * as styles from './TextPage.css.ts';

/** A page that is all text. */
export function TextPage({ heading, lead, html }: { heading: string; lead: string | null; html: string }) {
  return (
    <>
      <TitleBand heading={heading} lead={lead} slim />
      <Wrap>
        <div className={styles.text}>
          <Prose html={html} />
        </div>
      </Wrap>
    </>
  );
}
