import { type CheckedContent, recordsOf } from '../../../content/checkedContent.ts';
import type { ContentFile, KeyPath } from '../../../content/loadedContent.ts';
import { findingIn, type Finding, type Rule } from '../../findingIn.ts';

const feet = 3.28084;

export const plausiblePlaces: Rule = {
  name: 'plausible-places',
  description:
    'A height lies among those of the guide (a greater one may be in feet, a zero stands for nothing), and a position ' +
    'has decimals: a whole degree is 111 km (warnings).',
  canBeExcused: true,
  check(content) {
    return [...heightProblems(content), ...wholeDegrees(content)];
  },
};

interface Height {
  file: ContentFile;
  path: KeyPath;
  metres: number;
}

function heightsOf(content: CheckedContent): Height[] {
  return [
    ...content.attractions.flatMap(({ file, data: { elevationM } }) =>
      elevationM === undefined ? [] : [{ file, path: ['elevationM'], metres: elevationM }],
    ),
    ...content.trails.flatMap(({ file, data: { highPointM, route } }) => [
      ...(highPointM === undefined ? [] : [{ file, path: ['highPointM'], metres: highPointM }]),
      ...(route && 'waypoints' in route ? route.waypoints : []).flatMap(({ elevation }, index) =>
        typeof elevation === 'number'
          ? [{ file, path: ['route', 'waypoints', index, 'elevation'], metres: elevation }]
          : [],
      ),
    ]),
  ];
}

function heightProblems(content: CheckedContent): Finding[] {
  const heights = heightsOf(content);
  const sorted = heights.map(({ metres }) => metres).sort((a, b) => a - b);
  // Few heights have no usual one.
  if (sorted.length < 5) return [];
  const usual = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return heights.flatMap(({ file, path, metres }) => {
    // The rule on the heights of trails compares waypoints with their walk.
    if (path[0] === 'route') return [];
    const problem = (message: string, suggestion: string): Finding[] => [
      findingIn(file, path, { message, suggestion, severity: 'warning' }),
    ];
    if (metres === 0 && usual > 300) {
      return problem('a height of 0 m is far below all others', 'Write the height, or leave the key out.');
    }
    const asFeet = Math.round(metres / feet);
    if (
      metres > usual * 2 &&
      asFeet > usual / 2 &&
      asFeet < usual * 1.5 &&
      metres > highestOther(sorted, metres) * 1.2
    ) {
      return problem(`${metres} m is far above all others`, `Write ${asFeet} if the figure is in feet.`);
    }
    return [];
  });
}

/** Returns the greatest height of all others. `sorted` holds every height, the lowest first. */
function highestOther(sorted: readonly number[], metres: number): number {
  return sorted.toSpliced(sorted.lastIndexOf(metres), 1).at(-1) ?? 0;
}

function wholeDegrees(content: CheckedContent): Finding[] {
  return recordsOf(content).flatMap((entry) => {
    const place = entry.kind === 'event' ? undefined : entry.data.coordinates;
    if (!place || !isWholeDegree(place)) return [];
    const message = `${place.lat}, ${place.lng} is a whole degree, up to 111 km from the place`;
    const suggestion = 'Write four decimals or more, as a map shows them.';
    return [findingIn(entry.file, ['coordinates', 'lat'], { message, suggestion, severity: 'warning' })];
  });
}

/** Returns true if a position has no decimals, so that it is far from any place. */
export function isWholeDegree({ lat, lng }: { lat: number; lng: number }): boolean {
  return Number.isInteger(lat) && Number.isInteger(lng);
}
