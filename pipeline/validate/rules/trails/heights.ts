import type { CheckedContent, Entry } from '../../../content/checkedContent.ts';
import { trailLines } from '../../../content/trailLines.ts';
import { climb, fivePointMean } from '../../../geometry/climb.ts';
import { metresIfInFeet } from '../../../geometry/elevations.ts';
import { heightAt, type HeightGrid } from '../../../geometry/heightGrid.ts';
import { findingIn, type Rule } from '../../findingIn.ts';
import { isBroken } from './routes.ts';
import { statesFigure } from './trailFigures.ts';

/** Metres by which a named point may differ from the ground around it. */
const tolerance = 40;

export const groundHeights: Rule = {
  name: 'ground-heights',
  description:
    'The height of a named point of a trail differs by at most 40 m from that of the ground within one cell of the heights ' +
    'of the park: more is a wrong figure, or a point that stands beside its place.',
  canBeExcused: true,
  check({ trails, heightGrid }) {
    if (!heightGrid) return [];
    return trails.flatMap(({ file, data: { route } }) => {
      if (!route || !('waypoints' in route)) return [];
      return route.waypoints.flatMap((point, index) => {
        const { elevation } = point;
        if (elevation === undefined || elevation === null) return [];
        const ground = groundAround(heightGrid, point);
        if (!ground) return [];
        const differs = Math.max(ground.low - elevation, elevation - ground.high);
        if (differs <= tolerance) return [];
        const { low, high } = ground;
        return [
          findingIn(file, ['route', 'waypoints', index, 'elevation'], {
            message: `this point is ${elevation} m high, and the ground there lies at ${Math.round(low)} to ${Math.round(high)} m`,
            suggestion: 'Look the height up again, or move the point to where it belongs.',
            severity: 'warning',
          }),
        ];
      });
    });
  },
};

/** Returns the lowest and highest ground within one cell of a point; null where it is not known. */
function groundAround(grid: HeightGrid, { lat, lng }: { lat: number; lng: number }) {
  const steps = [-grid.step, 0, grid.step];
  const heights = steps.flatMap((north) =>
    steps.flatMap((east) => heightAt(grid, { lat: lat + north, lng: lng + east }) ?? []),
  );
  return heights.length < 9 ? null : { low: Math.min(...heights), high: Math.max(...heights) };
}

/** Metres by which two sources of a height may differ. */
const heightTolerance = 10;
/** Feet in a metre. */
const feetPerMetre = 3.28084;
/** Metres by which a waypoint of the same file may be above its highest point: rounding. */
const ownTolerance = 1;
/** A walker climbs more than a line with few heights shows: a quarter more, and 50 m. */
const moreThanShown = { share: 1.25, metres: 50 };
/** Share of a climb by which the ground may be steeper than what is stated: its grid knows no switchback. */
const groundTolerance = 0.15;

export const trailHeights: Rule = {
  name: 'trail-heights',
  description:
    'highPointM, elevationGainM and the heights of the line agree: the highest point within 10 m, and ' +
    'no waypoint of its own more than 1 m above it; the gain not more ' +
    'than 10 m below what the line climbs (15 % where its heights are those of the ground) or, on a walk that comes back to its start, below its elevation range, and ' +
    'not above a quarter more than these and 50 m.',
  canBeExcused: true,
  check(content) {
    const lineOf = trailLines(content);
    return content.trails.flatMap((trail) => {
      const { file, data } = trail;
      const line = lineOf(trail);
      const heights = (line?.track ?? []).flatMap(({ elevation }) => (elevation === null ? [] : [elevation]));
      const own = data.route && 'waypoints' in data.route ? data.route.waypoints : [];
      const highest = Math.max(...own.map(({ elevation }) => elevation ?? Number.NEGATIVE_INFINITY));
      if (data.highPointM !== undefined && highest - data.highPointM > ownTolerance) {
        const message = `highPointM is ${data.highPointM}, but a waypoint is ${highest} m high`;
        const asFeet = Math.round(highest / feetPerMetre);
        if (highest > data.highPointM * 1.5 && asFeet <= data.highPointM + heightTolerance) {
          const index = own.findIndex(({ elevation }) => elevation === highest);
          const path = ['route', 'waypoints', index, 'elevation'];
          const inFeet = `the waypoint is ${highest} m high, above highPointM, ${data.highPointM}`;
          return [
            findingIn(file, path, {
              message: inFeet,
              suggestion: `Write ${asFeet} if the figure is in feet.`,
            }),
          ];
        }
        const suggestion = 'Correct the figure, or the elevation of the waypoint.';
        return [findingIn(file, ['highPointM'], { message, suggestion })];
      }
      if (
        !line ||
        borrowsHighPoint(trail, content) ||
        line.covers === 'partial' ||
        isBroken(line, content) ||
        heights.length < 2
      )
        return [];
      const high = heights.reduce((highest, height) => Math.max(highest, height));
      const inMetres = line.accuracy === 'recorded' ? metresIfInFeet(high, data.highPointM ?? high) : null;
      if (inMetres !== null) {
        const message = `the heights of the track look like feet: it tops at ${Math.round(high)}, which is ${inMetres} m in feet, and highPointM is ${data.highPointM}`;
        const suggestion = 'Export the track with heights in metres.';
        return [findingIn(file, ['route', 'file'], { message, suggestion })];
      }
      const range = high - Math.min(...heights);
      const climbed = climb(line.accuracy === 'recorded' ? fivePointMean(heights) : heights);
      const least = data.trailType === 'point-to-point' ? climbed : Math.max(range, climbed);
      const tolerance =
        line.elevations === 'ground' ? Math.max(heightTolerance, groundTolerance * climbed) : heightTolerance;
      const most = Math.max(range, climbed) * moreThanShown.share + moreThanShown.metres;
      const problem = (key: string, message: string) =>
        findingIn(file, [key], { message, suggestion: 'Correct the figure, or the elevations of the line.' });
      const { highPointM, elevationGain, elevationGainM: gain } = data;
      // A figure that its own text contradicts is reported as such.
      const isStated = statesFigure(elevationGain, gain);
      const metres = (value: number) => `${Math.round(value)} m`;
      return [
        ...(highPointM !== undefined && Math.abs(highPointM - high) > heightTolerance
          ? [problem('highPointM', `highPointM is ${highPointM}, but the line tops at ${metres(high)}`)]
          : []),
        ...(isStated && gain < least - tolerance
          ? [problem('elevationGainM', `elevationGainM is ${gain}, but the line rises ${metres(least)}`)]
          : []),
        ...(isStated && gain > most
          ? [
              problem(
                'elevationGainM',
                `elevationGainM is ${gain}, but the line has ${metres(range)} between its lowest and highest point and climbs ${metres(climbed)}`,
              ),
            ]
          : []),
      ];
    });
  },
};

/** Returns true if a trail borrows a line whose waypoints are too high; the problem is that of the other trail. */
function borrowsHighPoint({ data: { route } }: Entry<'trail'>, { trails }: CheckedContent): boolean {
  if (!route || !('aliasOf' in route)) return false;
  const owner = trails.find(({ slug }) => slug === route.aliasOf)?.data;
  if (owner?.highPointM === undefined || !owner.route || !('waypoints' in owner.route)) return false;
  const top = owner.highPointM + ownTolerance;
  return owner.route.waypoints.some(({ elevation }) => (elevation ?? Number.NEGATIVE_INFINITY) > top);
}
