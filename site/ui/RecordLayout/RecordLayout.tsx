import type { ReactNode } from 'react';
import { WithAside, Wrap } from '../Layout/Layout.tsx';
import { text } from '../Layout/Layout.css.ts';

/** Parts of a record's page that other features make. */
export interface RecordSlots {
  /** Buttons in the title band, for example the save button. */
  actions?: ReactNode;
  /** Notices that bind the record. */
  notices?: ReactNode;
  /** Section with its photographs. */
  photographs?: ReactNode;
}

interface RecordLayoutProps extends Pick<RecordSlots, 'notices'> {
  band: ReactNode;
  /** Figures and drawings above the text. */
  figures?: ReactNode;
  aside: ReactNode;
  children: ReactNode;
}

/** Page of a record: title band, notices, figures, and the text beside its facts. */
export function RecordLayout({ band, notices, figures, aside, children }: RecordLayoutProps) {
  return (
    <>
      {band}
      {notices}
      <Wrap>
        {figures}
        <div className={text}>
          <WithAside aside={aside}>{children}</WithAside>
        </div>
      </Wrap>
    </>
  );
}
