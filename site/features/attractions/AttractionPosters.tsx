import { recordPath } from '#schemas/recordKinds.ts';
import type { Attraction, Season } from '#schemas/types/published.ts';
import { CommonNotices } from '../../notices/CommonNotices.tsx';
import { LongGrid, type Unfold } from '../../ui/LongGrid/LongGrid.tsx';
import { AttractionCard } from './AttractionCard.tsx';

/** Number of posters on the first screen of a desktop. */
const eagerPosters = 4;

interface AttractionPostersProps extends Unfold {
  attractions: Attraction[];
  highlightSeason: Season | 'all';
}

/** Renders a grid of attraction cards. */
export function AttractionPosters({ attractions, highlightSeason, ...unfold }: AttractionPostersProps) {
  return (
    <CommonNotices records={attractions}>
      <LongGrid
        {...unfold}
        of="posters"
        items={attractions}
        noun="attractions"
        renderCard={(attraction, index) => (
          <AttractionCard
            key={attraction.id}
            attraction={attraction}
            highlightSeason={highlightSeason}
            loading={index < eagerPosters ? 'eager' : 'lazy'}
            level={2}
          />
        )}
        linkOf={({ name, slug }) => ({ label: name, href: recordPath('attraction', slug) })}
      />
    </CommonNotices>
  );
}
