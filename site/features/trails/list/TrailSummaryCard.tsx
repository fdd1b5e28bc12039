import type { ReactNode } from 'react';
import { recordPath } from '#schemas/recordKinds.ts';
import type { Trail, ProfilePoint } from '#schemas/types/published.ts';
import { figureParts } from './trailFigures.ts';
import * as styles from './TrailSummaryCard.css.ts';
import { seasonalInfo } from '../season/seasonalInfo.ts';
import { useSeasonTime } from '../season/useSeasonTime.ts';
import { WinterLine } from '../season/WinterLine.tsx';
import { NoticeLine } from '../../../notices/NoticeLine.tsx';
import { CardAction, Card } from '../../../ui/Card/Card.tsx';
import { IconAlertTriangle } from '../../../ui/icons/icons.tsx';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import { DifficultySign } from '../../../ui/Sign/DifficultySign.tsx';
import { awayText, capitalize } from '../../../ui/text/text.ts';

/** Number of entries that a card shows of each list. */
const shown = { features: 3, warnings: 2, hazards: 3, equipment: 3 };

/**
 * Returns a figure that does not wrap, for example "8 km"; words after the unit go to the label, "distance, return".
 */
function cardFigure(label: string, text: string): { label: string; value: string } {
  const { before, number, unit, after } = figureParts(text);
  if (number === null) return { label, value: text };
  return {
    label: [label, after].filter(Boolean).join(', '),
    value: [before, number, unit.replace(/^hours?$/, 'h').replace(/^minutes?$/, 'min')]
      .filter(Boolean)
      .join(' ')
      .replaceAll(' ', '\u00a0'),
  };
}

interface TrailSummaryCardProps {
  trail: Trail;
  level?: 2 | 3;
  /** Line above the warnings. */
  line?: ReactNode;
}

/** Card of a trail: picture with the profile, three figures, warnings, then features and equipment. */
export function TrailSummaryCard({ trail, level, line }: TrailSummaryCardProps) {
  const { slug, name, difficulty, distance, duration, elevationGain, route } = trail;
  const info = seasonalInfo(trail, useSeasonTime());
  // The avalanche danger counts as the first warning.
  const warnings = info.warnings.slice(0, shown.warnings - (info.winterState === 'exposed' ? 1 : 0));
  const hazards = trail.hazards.slice(0, shown.hazards);
  const lists = [
    { label: 'Features', items: trail.features.slice(0, shown.features) },
    { label: 'Bring', items: trail.equipment.slice(0, shown.equipment) },
  ].filter(({ items }) => items.length > 0);
  const figures = [
    cardFigure('distance', distance),
    cardFigure('time', duration),
    cardFigure('gain', elevationGain),
  ];
  return (
    <Card
      looks={styles.looks}
      to={recordPath('trail', slug)}
      name={name}
      level={level}
      picture={
        <>
          <Picture
            picture={trail.picture}
            crop="wide"
            sizes="(min-width: 1408px) 410px, (min-width: 1100px) 31vw, (min-width: 700px) 46vw, 92vw"
            fill
            decorative
          />
          <ProfileLine profile={route?.profile ?? []} />
        </>
      }
      kicker={<DifficultySign difficulty={difficulty} />}
      action={<CardAction kind="trail" slug={slug} name={name} />}
    >
      <dl className={styles.figures}>
        {figures.map(({ label, value }) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.figureLabel}>{label}</dt>
            <dd className={styles.figureValue}>{value}</dd>
          </div>
        ))}
      </dl>
      <NoticeLine restrictions={trail.restrictions} />
      {line}
      <WinterLine trail={trail} />
      {awayText(trail.awayKm).map((away) => (
        <p key={away} className={styles.list}>
          {capitalize(away)}
        </p>
      ))}
      {warnings.map((warning) => (
        <p key={warning} className={styles.warning}>
          {warning}
        </p>
      ))}
      {hazards.length > 0 && (
        <ul className={styles.hazards} aria-label="Hazards">
          {hazards.map((hazard) => (
            <li key={hazard} className={styles.hazardLine}>
              <IconAlertTriangle size={20} aria-hidden />
              {hazard}
            </li>
          ))}
        </ul>
      )}
      {lists.map(({ label, items }) => (
        <p key={label} className={styles.list}>
          <strong>{label}:</strong> {items.join('; ')}
        </p>
      ))}
    </Card>
  );
}

/** Height range in metres of every small profile, so that trails can be compared. A longer climb fills its own. */
const oneScale = 1100;

/** Renders the profile of a trail, the trailhead at the left. */
export function ProfileLine({ profile }: { profile: ProfilePoint[] }) {
  const last = profile.at(-1);
  if (!last || last.km === 0) return <div className={styles.noProfile}>No elevation data</div>;
  const elevations = profile.map((point) => point.elevation);
  const low = Math.min(...elevations);
  const range = Math.max(oneScale, Math.max(...elevations) - low);
  const points = profile.map(
    ({ km, elevation }) =>
      `${((km / last.km) * 300).toFixed(1)} ${(88 - ((elevation - low) / range) * 76).toFixed(1)}`,
  );
  return (
    <svg viewBox="0 0 300 96" preserveAspectRatio="none" className={styles.profile} aria-hidden="true">
      <path className={styles.area} d={`M0 96 L${points.join(' L')} L300 96Z`} />
      <path className={styles.line} d={`M${points.join(' L')}`} />
    </svg>
  );
}
