import { recordPath } from '#schemas/recordKinds.ts';
import { memo } from 'react';
import type { AttractionSummary, Season } from '#schemas/types/published.ts';
import { NoticeLine } from '../../notices/NoticeLine.tsx';
import { CardAction } from '../../ui/CardAction/CardAction.tsx';
import { CutText } from '../../ui/CutText/CutText.tsx';
import { PosterCard } from './PosterCard.tsx';
import { CategorySign } from './CategorySign.tsx';
import { awayText } from '../../ui/text/awayText.ts';
import { Tag } from '../../ui/Tag/Tag.tsx';

/** Maximum length of a description on a card. */
const descriptionLength = 120;

interface AttractionCardProps {
  attraction: AttractionSummary;
  /** Season whose attractions get a badge. */
  highlightSeason?: Season | 'all';
  loading?: 'eager' | 'lazy';
  level?: 2 | 3;
}

/** Card of an attraction. */
export const AttractionCard = memo(function AttractionCard({
  attraction,
  highlightSeason = 'all',
  loading,
  level,
}: AttractionCardProps) {
  const { slug, name, location, picture, category, description, bestSeason, awayKm } = attraction;
  return (
    <PosterCard
      to={recordPath('attraction', slug)}
      name={name}
      where={[location, ...awayText(awayKm)].join(', ')}
      picture={picture}
      sign={<CategorySign category={category} />}
      loading={loading}
      level={level}
      action={<CardAction kind="attraction" slug={slug} name={name} />}
    >
      <NoticeLine restrictions={attraction.restrictions} open={attraction.open} />
      {bestSeason !== null && bestSeason === highlightSeason && <Tag tone="gold">Best in {bestSeason}</Tag>}
      <p>
        <CutText text={description} limit={descriptionLength} />
      </p>
    </PosterCard>
  );
});
