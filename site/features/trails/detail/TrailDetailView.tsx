import { useState } from 'react';
import type { TrailDetail } from '#schemas/types/published.ts';
import { BigFigures } from './BigFigures.tsx';
import { Row } from '../../../ui/Layout/Layout.tsx';
import { Prose } from '../../../ui/Text/Text.tsx';
import { Block } from '../../../ui/Section/Section.tsx';
import { onBand } from '../../../ui/Sign/Sign.css.ts';
import { DifficultySign } from '../../../ui/Sign/DifficultySign.tsx';
import { RecordLayout, type RecordSlots } from '../../../ui/RecordLayout/RecordLayout.tsx';
import { lazyRegions } from '../../../ui/hydration/lazyRegions.tsx';
import { capitalize } from '../../../ui/text/text.ts';
import { TitleBand } from '../../../ui/TitleBand/TitleBand.tsx';
import { createRouteCursor } from '../route/routeCursor.ts';

const load = () => import('./trailRegions.ts');
const region = lazyRegions({ load, prerendered: import.meta.env.SSR && (await load()) });
const AvalancheNotice = region((regions) => regions.AvalancheNotice);
const ElevationSection = region((regions) => regions.ElevationSection);
const HazardList = region((regions) => regions.HazardList);
const TrailKit = region((regions) => regions.TrailKit);
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
                {reviewCount !== null && ` from ${reviewCount.toLocaleString('en')} hikers`}
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
              ...(highPointM === null
                ? []
                : [{ label: 'Highest point', text: `${highPointM.toLocaleString('en')} m` }]),
            ]}
          />
          <TrailRoute trail={trail} cursor={cursor} />
          <ElevationSection trail={trail} cursor={cursor} />
        </>
      }
      aside={<TrailSidebar trail={trail} />}
    >
      <AvalancheNotice trail={trail} />
      <Block heading="The walk">
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
      <TrailKit trail={trail} />
    </RecordLayout>
  );
}
