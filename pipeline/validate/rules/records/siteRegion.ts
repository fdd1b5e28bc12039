import { isInRegion } from '../../../geometry/lineFaults.ts';
import { findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';

export const siteRegion: Rule = {
  name: 'site-region',
  description:
    'The region of site.yaml has its south below its north and its west before its east, and the centre of the map ' +
    'lies in it: every point of the guide is judged by it. It lies in the half of the earth that site.yaml names.',
  canBeExcused: false,
  check({ site }) {
    if (!site) return [];
    const { region, map, hemisphere = 'north' } = site.data;
    const problem = (path: string[], message: string, suggestion: string) => [
      findingIn(site.file, path, { message, suggestion }),
    ];
    const pairs = [
      ['south', 'north'],
      ['west', 'east'],
    ] as const;
    for (const [low, high] of pairs) {
      const [from, to] = [region[low], region[high]];
      if (from >= to) {
        const message = `${low} is ${from}, but ${high} is ${to}`;
        const advice =
          from === to
            ? `Write a ${low} below ${to}.`
            : `Write ${low}: ${to} and ${high}: ${from} if they are swapped, else correct the wrong one.`;
        return problem(['region', low], message, advice);
      }
    }
    const isInNorth = region.south + region.north > 0;
    if (isInNorth !== (hemisphere === 'north')) {
      const half = isInNorth ? 'north' : 'south';
      const message = `the region lies ${half} of the equator, where winter is in ${isInNorth ? 'January' : 'July'}`;
      return problem(
        ['region', 'south'],
        message,
        `Write hemisphere: ${half}, or mend the minus sign of south and north.`,
      );
    }
    if (isInRegion(region, map)) return [];
    const message = `the centre of the map, ${map.lat}, ${map.lng}, lies outside the region`;
    return problem(['map', 'lat'], message, 'Correct the centre under map, or the edges under region.');
  },
};
