import type { AttractionDetail } from '#schemas/types/published.ts';
import type { FactItem } from '../../ui/FactList/FactList.tsx';
import { DifficultySign } from '../../ui/Sign/DifficultySign.tsx';
import { EstimateMark } from '../../ui/SourceNote/EstimateMark.tsx';
import { TagList } from '../../ui/Tag/Tag.tsx';
import { positionText } from './positionText.ts';

/** Returns a list with the fact, or an empty list if the record lacks it. */
const known = (term: string, value: FactItem['value']): FactItem[] => (value ? [{ term, value }] : []);

/** Returns the facts for the strip at the top of the page. */
export function stripFacts(attraction: AttractionDetail): FactItem[] {
  const { duration, difficulty, photographyHotspot, parkingAvailable } = attraction;
  return [
    { term: 'Duration', value: duration },
    ...known('Difficulty', difficulty && <DifficultySign difficulty={difficulty} />),
    ...known('Photography', photographyHotspot && 'Photography Hotspot'),
    { term: 'Parking', value: parkingAvailable ? 'Parking Available' : 'No private parking' },
  ];
}

/** Returns the facts for the sidebar, without those of the strip and of the planning. */
export function visitFacts(attraction: AttractionDetail): FactItem[] {
  const { elevationM, hours, parkingNote, suitFacts } = attraction;
  return [
    ...known(
      'Opening hours',
      hours?.texts.map((text) => (
        <p key={text}>
          {text}
          <EstimateMark of={hours.provenance} />
        </p>
      )),
    ),
    ...known('Elevation', elevationM !== null && `${elevationM.toLocaleString('en')} m`),
    ...known('Position', positionText(attraction)),
    ...known('Parking', parkingNote),
    ...suitFacts.map(({ who, text }) => ({ term: who, value: text })),
  ];
}

/** Returns the facts for planning a visit. */
export function planningFacts({ bestTimeToVisit, accessibility, amenities }: AttractionDetail): FactItem[] {
  return [
    ...known('Best time', bestTimeToVisit),
    ...known('Accessibility', accessibility),
    ...known('Amenities', amenities.length > 0 && <TagList items={amenities} label="Amenities" />),
  ];
}
