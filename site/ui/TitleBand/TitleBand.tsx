import type { ReactNode } from 'react';
import type { Picture as PictureData } from '#schemas/types/published.ts';
import { classNames } from '../classNames.ts';
import { Wrap } from '../Layout/Layout.tsx';
import { PageHeading } from '../PageHeading/PageHeading.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { wideOnly } from '../theme/shared.css.ts';
import * as styles from './TitleBand.css.ts';

interface TitleBandProps {
  heading: string;
  lead?: ReactNode;
  /** Art at the right on wide screens, a strip below the title on small ones. */
  picture?: PictureData | null;
  /** A smaller heading, for tools, and no art on phones: their first screen is for the tool. */
  slim?: boolean;
  /** Beside the heading: counts and switches of a list, or null; the lead of a list shows on wide screens alone. */
  beside?: ReactNode;
  /** Search, badges, numbers and other parts of the title. */
  children?: ReactNode;
  /** The next steps, of a page without art: at the right on wide screens. */
  aside?: ReactNode;
}

/** The spruce band that carries the title of every page. Its heading takes the focus after a navigation. */
export function TitleBand({ heading, lead, picture, slim = false, beside, children, aside }: TitleBandProps) {
  const title = (
    <PageHeading className={classNames(styles.heading, slim && styles.headingSlim)}>{heading}</PageHeading>
  );
  return (
    <div className={styles.band}>
      <Wrap>
        <div
          className={classNames(
            styles.inner,
            picture ? styles.innerWithPicture : Boolean(aside) && styles.innerWithAside,
          )}
        >
          <div className={styles.text}>
            {beside !== undefined ? (
              <div className={styles.headingRow}>
                {title}
                {beside}
              </div>
            ) : (
              title
            )}
            {lead && <p className={classNames(styles.lead, beside !== undefined && wideOnly)}>{lead}</p>}
            {children}
            {picture?.credit && (
              <p className={classNames(styles.small, slim && wideOnly)}>
                Photo: {picture.credit}, {picture.licence}
              </p>
            )}
          </div>
          {!picture && aside && <div className={styles.aside}>{aside}</div>}
        </div>
      </Wrap>
      {picture && (
        <div className={classNames(styles.picture, slim && wideOnly)}>
          <Picture
            picture={picture}
            crop="wide"
            sizes="(min-width: 1000px) max(38vw, 800px), (min-width: 600px) 100vw, 50vw"
            loading="eager"
            fill
            decorative
          />
        </div>
      )}
    </div>
  );
}
