import { kmText } from '#schemas/rules/distanceText.ts';
import type { TrailDetail } from '#schemas/types/published.ts';
import { monthSpan } from '#schemas/rules/dateText.ts';
import { capitalize } from '../../ui/text/text.ts';
import type { CompareRow } from './CompareTable.tsx';
import { ItemsOrNone, NoticesToday, ProfileCell } from './CompareCells.tsx';
import { profileScale } from './profileScale.ts';

/** Returns the rows in which trails are compared. */
export function trailRows(trails: readonly TrailDetail[]): CompareRow[] {
  const scale = profileScale(trails.map(({ route }) => route?.profile ?? []));
  const row = (label: string, textOf: (trail: TrailDetail) => string): CompareRow => ({
    label,
    cells: trails.map(textOf),
  });
  const lists = (label: string, itemsOf: (trail: TrailDetail) => string[], none: string): CompareRow => ({
    label,
    cells: trails.map((trail) => <ItemsOrNone key={trail.slug} items={itemsOf(trail)} none={none} />),
  });
  return [
    row('Distance', ({ distance }) => distance),
    row('Time', ({ duration }) => duration),
    row('Elevation gain', ({ elevationGain }) => elevationGain),
    row('Difficulty', ({ difficulty }) => capitalize(difficulty)),
    {
      label: scale.km > 0 ? `Elevation profile (same scale, ${kmText(scale.km)} wide)` : 'Elevation profile',
      cells: trails.map((trail) => <ProfileCell key={trail.slug} trail={trail} scale={scale} />),
    },
    row('Best months', ({ bestMonths }) => monthSpan(bestMonths)),
    row('Avalanches', avalancheText),
    lists('Hazards', ({ hazards }) => hazards, 'None listed'),
    lists('Who it suits', suitTexts, 'Not stated'),
    lists('Bus', busTexts, 'No known stop nearby'),
    row('Location', ({ location }) => location),
    {
      label: 'Closures today',
      cells: trails.map(({ slug, restrictions }) => <NoticesToday key={slug} restrictions={restrictions} />),
    },
  ];
}

function avalancheText({ winterState, avalancheTerrain }: TrailDetail): string {
  if (winterState === 'recommended') return 'Recommended as a winter walk';
  if (winterState === 'unrated') return 'Not rated';
  const place = avalancheTerrain.hazard?.place;
  return place ? `Danger: ${place}` : 'Danger';
}

/** Returns the stops near the start, or what the record says of buses. */
function busTexts({ transit, access }: TrailDetail): string[] {
  if (transit.length > 0) return transit.map(({ text }) => text);
  return access.bus === null ? [] : [access.bus];
}

function suitTexts({ suitFacts }: TrailDetail): string[] {
  return suitFacts.map(({ who, text }) => `${who}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`);
}
