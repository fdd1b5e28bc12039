import type { ReactNode } from 'react';
import type { Picture as PictureData, ProfilePoint } from '#schemas/types/published.ts';
import { DifficultySign, type Difficulty } from '../../../ui/Sign/DifficultySign.tsx';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { ProfileLine } from './ProfileLine.tsx';
import * as styles from './TrailCard.css.ts';

interface TrailCardProps {
  to: string;
  name: string;
  difficulty: Difficulty;
  picture: PictureData;
  profile: ProfilePoint[];
  figures: { label: string; value: string }[];
  level?: 2 | 3;
  /** What can be done with it without opening it. */
  action?: ReactNode;
  children?: ReactNode;
}

/** A walk: its picture, which ends in the profile, three figures, and what can go wrong. */
export function TrailCard({
  to,
  name,
  difficulty,
  picture,
  profile,
  figures,
  level = 3,
  action,
  children,
}: TrailCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture
          picture={picture}
          crop="wide"
          sizes="(min-width: 1408px) 410px, (min-width: 1100px) 31vw, (min-width: 700px) 46vw, 92vw"
          fill
          decorative
        />
        <ProfileLine profile={profile} />
      </div>
      <div className={styles.body}>
        <DifficultySign difficulty={difficulty} />
        <Heading className={styles.heading}>
          <SiteLink to={to} className={styles.link}>
            {name}
          </SiteLink>
        </Heading>
        <dl className={styles.figures}>
          {figures.map(({ label, value }) => (
            <div key={label} className={styles.figure}>
              <dt className={styles.figureLabel}>{label}</dt>
              <dd className={styles.figureValue}>{value}</dd>
            </div>
          ))}
        </dl>
        {children}
      </div>
      {action}
    </article>
  );
}
