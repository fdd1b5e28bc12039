import type { ReactNode } from 'react';
import type { ProfilePoint } from '#schemas/types/published.ts';
import { DifficultySign, type Difficulty } from '../../ui/Sign/DifficultySign.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { ProfileLine } from './ProfileLine.tsx';
import * as styles from './TrailCard.css.ts';

interface TrailCardProps {
  to: string;
  name: string;
  difficulty: Difficulty;
  profile: ProfilePoint[];
  figures: { label: string; value: string }[];
  level?: 2 | 3;
  children?: ReactNode;
}

/** A walk: its profile instead of a picture, three figures, and what can go wrong. */
export function TrailCard({ to, name, difficulty, profile, figures, level = 3, children }: TrailCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card}>
      <ProfileLine profile={profile} />
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
    </article>
  );
}
