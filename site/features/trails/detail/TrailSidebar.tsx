import { metresText } from '#schemas/rules/distanceText.ts';
import type { Provenance, TrailDetail } from '#schemas/types/published.ts';
import { useSeasonTime } from '../season/useSeasonTime.ts';
import { isBestMonth } from '../../../calendar/seasons.ts';
import { MonthStrip } from '../season/MonthStrip.tsx';
import { FactList } from '../../../ui/FactList/FactList.tsx';
import { busFact } from '../../../ui/PlaceFacts/busFact.tsx';
import { Block } from '../../../ui/Section/Section.tsx';
import { Sources } from '../../../ui/SourceNote/SourceNote.tsx';
import { notRuledOutBySeason, winterStateNow } from '../season/seasonalInfo.ts';

const allMonths = Array.from({ length: 12 }, (_, index) => index + 1);

/** Sidebar of a trail: the months of the year, who it suits, and the sources. */
export function TrailSidebar({ trail }: { trail: TrailDetail }) {
  const { route, winterWalk, suitFacts } = trail;
  const time = useSeasonTime();
  const monthTone = (month: number) => {
    const state = winterStateNow(trail, { ...time, month });
    if (state === 'exposed') return 'danger';
    if (state === 'unrated') return 'unrated';
    if (isBestMonth(trail.bestMonths, month)) return 'best';
    return notRuledOutBySeason(trail, { ...time, month }) ? 'possible' : 'out';
  };
  const facts = [
    ...(trail.highPointM === null ? [] : [{ term: 'Highest point', value: metresText(trail.highPointM) }]),
    ...suitFacts.map(({ who, text }) => ({ term: who, value: text })),
    ...busFact(trail.transit),
  ];
  return (
    <>
      <Block heading="Best months" folds>
        <MonthStrip
          months={allMonths.map(monthTone)}
          meanings={{
            best: 'best months',
            possible: 'in season',
            danger: 'avalanche danger',
            unrated: 'no avalanche rating',
            out: 'out of season',
          }}
        />
      </Block>
      {facts.length > 0 && (
        <Block heading="Good to know" folds>
          <FactList facts={facts} />
        </Block>
      )}
      <Sources
        facts={[
          { label: 'Facts', of: trail.provenance },
          { label: 'Route', of: route && { source: route.source, status: 'unverified', verifiedOn: null } },
          { label: 'Avalanche terrain', of: sourceOf(trail.avalancheTerrain) },
          { label: 'Winter walk', of: winterWalk && sourceOf(winterWalk) },
          ...suitFacts.map(({ who, provenance: of }) => ({ label: who, of })),
          ...trail.transit.map(({ provenance: of }) => ({ label: 'Buses', of })),
        ]}
      />
    </>
  );
}

/** Returns the provenance of a figure that has no date of a check. */
function sourceOf({ source, status }: Pick<Provenance, 'source' | 'status'>): Provenance {
  return { source, status, verifiedOn: null };
}
