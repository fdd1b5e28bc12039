import { useState } from 'react';
import { numberText } from '#schemas/rules/distanceText.ts';
import type { TrailDetail } from '#schemas/types/published.ts';
import { figureParts } from '../list/trailFigures.ts';
import { createRouteCursor } from '../route/routeCursor.ts';
import { lazyRegions } from '../../../ui/hydration/lazyRegions.tsx';
import type { FactItem } from '../../../ui/FactList/FactList.tsx';
import { Row } from '../../../ui/Layout/Layout.tsx';
import { RecordLayout, type RecordSlots } from '../../../ui/RecordLayout/RecordLayout.tsx';
import { Block } from '../../../ui/Section/Section.tsx';
import { DifficultySign } from '../../../ui/Sign/DifficultySign.tsx';
import { onBand } from '../../../ui/Sign/Sign.css.ts';
import { capitalize } from '../../../ui/text/text.ts';
import { Prose } from '../../../ui/Text/Text.tsx';

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
  const { rating, ratingScale, reviewCount } = trail;
  return (
    <RecordLayout
      record={trail}
      parent={{ label: 'Hiking Trails', to: '/hiking-map' }}
      figures={[
        bigFigure('Distance', trail.distance),
        bigFigure('Duration', trail.duration),
        ...(trail.route?.elevations === 'placeholder'
          ? []
          : [bigFigure('Elevation gain', trail.elevationGain)]),
      ]}
      signs={
        <>
          <span className={onBand}>
            <DifficultySign difficulty={trail.difficulty} />
          </span>
          <span>{capitalize(trail.trailType.replaceAll('-', ' '))}</span>
          {rating !== null && (
            <span>
              {rating.toFixed(1)} of {ratingScale}
              {reviewCount !== null && ` from ${numberText(reviewCount)} hikers`}
            </span>
          )}
        </>
      }
      notices={
        <>
          <TrailSeasonBanner trail={trail} />
          {notices}
        </>
      }
      lead={trail.description}
      aside={<TrailSidebar trail={trail} />}
    >
      <AvalancheNotice trail={trail} />
      <Block heading="About this trail">
        <Prose html={trail.aboutHtml} />
        <Row>{actions}</Row>
      </Block>
      <TrailRoute trail={trail} cursor={cursor} />
      <ElevationSection trail={trail} cursor={cursor} />
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

/** Returns a figure such as "about 4 hours return" with a large number; words after the unit go to the label. */
function bigFigure(label: string, text: string): FactItem {
  const { before, number, unit, after } = figureParts(text);
  if (!number) return { term: label, value: <strong>{after}</strong> };
  return {
    term: after ? `${label}, ${after}` : label,
    value: (
      <>
        {before} <strong>{number}</strong> {unit}
      </>
    ),
  };
}
