import type { ReactNode } from 'react';
import type { Picture as PictureData, ProfilePoint } from '#schemas/types/published.ts';
import { DifficultySign, type Difficulty } from '../../../ui/Sign/DifficultySign.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import { ProfileLine } from './ProfileLine.tsx';
import * as styles from './TrailCard.css.ts';

const looks = {
  card: styles.card,
  picture: styles.picture,
  body: styles.body,
  heading: styles.heading,
};

interface TrailCardProps {
  to: string;
  name: string;
  difficulty: Difficulty;
  picture: PictureData;
  profile: ProfilePoint[];
  figures: { label: string; value: string }[];
  level?: 2 | 3;
  /** Control on the corner of the card. */
  action?: ReactNode;
  children?: ReactNode;
}

/** Card of a trail: picture with the profile, three figures, and warnings. */
export function TrailCard({
  to,
  name,
  difficulty,
  picture,
  profile,
  figures,
  level,
  action,
  children,
}: TrailCardProps) {
  return (
    <Card
      looks={looks}
      to={to}
      name={name}
      level={level}
      picture={
        <>
          <Picture
            picture={picture}
            crop="wide"
            sizes="(min-width: 1408px) 410px, (min-width: 1100px) 31vw, (min-width: 700px) 46vw, 92vw"
            fill
            decorative
          />
          <ProfileLine profile={profile} />
        </>
      }
      kicker={<DifficultySign difficulty={difficulty} />}
      action={action}
    >
      <dl className={styles.figures}>
        {figures.map(({ label, value }) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.figureLabel}>{label}</dt>
            <dd className={styles.figureValue}>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Card>
  );
}
