import { metresText } from '#schemas/rules/distanceText.ts';
import type { AttractionDetail } from '#schemas/types/published.ts';
import type { FactItem } from '../../ui/FactList/FactList.tsx';
import { DifficultySign } from '../../ui/Sign/DifficultySign.tsx';
import { EstimateMark } from '../../ui/SourceNote/SourceNote.tsx';
import { TagList } from '../../ui/Text/Text.tsx';

/** Returns a list with the fact, or an empty list if the record lacks it. */
const known = (term: string, value: FactItem['value']): FactItem[] => (value ? [{ term, value }] : []);

/** Returns the short facts for the top of the page, below the duration. */
export function stripFacts(attraction: AttractionDetail): FactItem[] {
  const { difficulty, photographyHotspot, parkingAvailable } = attraction;
  return [
    { term: 'Difficulty', value: <DifficultySign difficulty={difficulty} /> },
    ...known('Photography', photographyHotspot && 'Photography Hotspot'),
    { term: 'Parking', value: parkingAvailable ? 'Parking Available' : 'No parking' },
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
    ...known('Elevation', elevationM !== null && metresText(elevationM)),
    ...known('Coordinates', positionText(attraction)),
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

/** Formats degrees with the side of the equator or of Greenwich: "51.4200° N". */
function degrees(number: number, [positive, negative]: [string, string]): string {
  return `${Math.abs(number).toFixed(4)}° ${number < 0 ? negative : positive}`;
}

/** Returns the coordinates of a place, or null if they are not known. */
export function positionText({
  latitude,
  longitude,
}: Pick<AttractionDetail, 'latitude' | 'longitude'>): string | null {
  if (latitude === null || longitude === null) return null;
  return `${degrees(Number(latitude), ['N', 'S'])}, ${degrees(Number(longitude), ['E', 'W'])}`;
}

export interface ReviewQuote {
  quote: string;
  author: string;
}

const separator = ' - ';

/**
 * Splits a review at " - " into quote and author. Without an author the name is "Verified Visitor" if the quotes have a
 * source, else "Visitor quote".
 */
export function parseReviewQuote(text: string, sourced: boolean): ReviewQuote {
  const index = text.lastIndexOf(separator);
  const author = index === -1 ? '' : text.slice(index + separator.length).trim();
  const quote = index === -1 ? text : text.slice(0, index);
  return { quote: quote.trim(), author: author || (sourced ? 'Verified Visitor' : 'Visitor quote') };
}
