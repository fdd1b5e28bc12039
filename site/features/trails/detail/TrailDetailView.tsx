import { useState } from 'react';
import { metresText, numberText } from '#schemas/rules/distanceText.ts';
import type { TrailDetail } from '#schemas/types/published.ts';
import * as styles from './BigFigures.css.ts';
import { figureParts } from '../list/trailFigures.ts';
import { createRouteCursor } from '../route/routeCursor.ts';
import { lazyRegions } from '../../../ui/hydration/lazyRegions.tsx';
import { Row } from '../../../ui/Layout/Layout.tsx';
import { RecordLayout, type RecordSlots } from '../../../ui/RecordLayout/RecordLayout.tsx';
import { Block } from '../../../ui/Section/Section.tsx';
import { DifficultySign } from '../../../ui/Sign/DifficultySign.tsx';
import { onBand } from '../../../ui/Sign/Sign.css.ts';
import { capitalize } from '../../../ui/text/text.ts';
import { Prose } from '../../../ui/Text/Text.tsx';
import { TitleBand } from '../../../ui/TitleBand/TitleBand.tsx';

const load = () => import('./trailRegions.ts');
const region = lazyRegions({ load, prerendered: import.meta.env.SSR && (await load()) });
const AvalancheNotice = region((regions) => regions.AvalancheNotice);
const ElevationSection = region((regions) => regions.ElevationSection);
const HazardList = region((regions) => regions.HazardList);
const TrailEquipment = region((regions) => regions.TrailEquipment);
const TrailRoute = region((regions) => regions.TrailRoute);
const TrailSeasonBanner = region((regions) => regions.TrailSeasonBanner);
const TrailSidebar = region((regions) => regions.TrailSidebar);

interface TrailDetailViewProps extends RecordSlots {
  trail: TrailDetail;
}

/** The page of a trail, without the sections of nearby records. */
export function TrailDetailView({ trail, actions, notices, photographs }: TrailDetailViewProps) {
  const [cursor] = useState(createRouteCursor);
  const { highPointM, rating, ratingScale, reviewCount } = trail;
  return (
    <RecordLayout
      band={
        <TitleBand
          heading={trail.name}
          parent={{ label: 'Hiking Trails', to: '/hiking-map' }}
          picture={trail.picture}
          slim
        >
          <Row>
            <span className={onBand}>
              <DifficultySign difficulty={trail.difficulty} />
            </span>
            <span>{capitalize(trail.trailType.replaceAll('-', ' '))}</span>
            <span>{trail.location}</span>
            {rating !== null && (
              <span>
                {rating.toFixed(1)} of {ratingScale}
                {reviewCount !== null && ` from ${numberText(reviewCount)} hikers`}
              </span>
            )}
            {actions}
          </Row>
        </TitleBand>
      }
      notices={
        <>
          <TrailSeasonBanner trail={trail} />
          {notices}
        </>
      }
      figures={
        <>
          <BigFigures
            figures={[
              { label: 'Distance', text: trail.distance },
              { label: 'Duration', text: trail.duration },
              ...(trail.route?.elevations === 'placeholder'
                ? []
                : [{ label: 'Elevation gain', text: trail.elevationGain }]),
              ...(highPointM === null ? [] : [{ label: 'Highest point', text: metresText(highPointM) }]),
            ]}
          />
          <TrailRoute trail={trail} cursor={cursor} />
          <ElevationSection trail={trail} cursor={cursor} />
        </>
      }
      aside={<TrailSidebar trail={trail} />}
    >
      <AvalancheNotice trail={trail} />
      <Block heading="About this trail">
        <p>
          <strong>{trail.description}</strong>
        </p>
        <Prose html={trail.aboutHtml} />
      </Block>
      {photographs}
      {trail.hazards.length > 0 && (
        <Block heading="Hazards">
          <HazardList hazards={trail.hazards} />
        </Block>
      )}
      <TrailEquipment trail={trail} />
    </RecordLayout>
  );
}

export interface BigFigure {
  label: string;
  /** As stated, for example "about 4 hours". */
  text: string;
}

/** Renders up to four figures with large numbers. */
export function BigFigures({ figures }: { figures: BigFigure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, text }) => {
        const { before, number, unit, after } = figureParts(text);
        return (
          <div key={label} className={styles.figure}>
            <dt className={styles.label}>{number && after ? `${label}, ${after}` : label}</dt>
            <dd className={styles.value}>
              {before && <span>{before} </span>}
              {number ? (
                <span className={styles.number}>{number}</span>
              ) : (
                <span className={styles.words}>{after}</span>
              )}
              {unit && <span> {unit}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
