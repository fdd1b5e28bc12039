import type { ReactNode } from 'react';
import { Wrap } from '../Layout/Layout.tsx';
import { Prose } from '../Prose/Prose.tsx';
import { TitleBand } from '../TitleBand/TitleBand.tsx';
import * as styles from './TextPage.css.ts';

interface TextPageProps {
  heading: string;
  lead: string | null;
  html: string;
  /** Below the text. */
  children?: ReactNode;
}

/** A page that is all text. */
export function TextPage({ heading, lead, html, children }: TextPageProps) {
  return (
    <>
      <TitleBand heading={heading} lead={lead} slim />
      <Wrap>
        <div className={styles.split}>
          <Prose html={html} />
          {children}
        </div>
      </Wrap>
    </>
  );
}
