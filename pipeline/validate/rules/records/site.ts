import { isInRegion } from '../../../geometry/lineFaults.ts';
import { didYouMean } from '../../../spelling/closest.ts';
import { findingIn, type Rule } from '../../findingIn.ts';
import { isPlaceZone, placeZoneLike } from '../../timeZone.ts';
import { recordKinds } from '#schemas/recordKinds.ts';
import { basePathOf } from '#schemas/rules/basePath.ts';
import { isKnownZone } from '#schemas/rules/zonedTime.ts';

/** Folders of the guide. Below a path that begins like one of them nobody could tell an address from its own. */
const ownFolders: ReadonlySet<string> = new Set([
  ...Object.values(recordKinds).map(({ path }) => path.slice(1)),
  ...'api assets fonts gpx icons images maps schemas'.split(' '),
]);

export const siteAddress: Rule = {
  name: 'site-address',
  description:
    'The url of site.yaml is the root of a host, or a path of letters, digits, points, hyphens and underscores that no folder of the guide has.',
  canBeExcused: false,
  check({ site }) {
    if (!site || !URL.canParse(site.data.url)) return [];
    const { origin, pathname, search, hash } = new URL(site.data.url);
    const problem = (message: string, suggestion: string) => [
      findingIn(site.file, ['url'], { message, suggestion }),
    ];
    const got = `(got "${site.data.url}")`;
    if (search !== '' || hash !== '') {
      return problem(
        `url ends with a query or a part ${got}; addresses of pages are put behind it`,
        `Write ${origin}${pathname}`,
      );
    }
    const [, ...steps] = basePathOf(site.data.url).split('/');
    if (!steps.every((step) => /^[\w.-]+$/.test(step))) {
      return problem(
        `the path of url has something else than letters, digits, points, hyphens and underscores between its slashes ${got}`,
        `Write ${origin}/guide, or the path at which the guide is served`,
      );
    }
    if (ownFolders.has(steps[0] ?? '')) {
      return problem(
        `the path of url begins with the name of a folder of the guide ${got}`,
        `Serve the guide at another path, for example ${origin}/guide`,
      );
    }
    return [];
  },
};

export const siteRegion: Rule = {
  name: 'site-region',
  description:
    'The region of site.yaml has its south below its north and its west before its east (or lies across the 180th meridian, from 179 to -179), and the centre of the map ' +
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

const currencies = Intl.supportedValuesOf('currency');

export const siteUnits: Rule = {
  name: 'site-units',
  description:
    'The time zone of site.yaml is that of a place, with its change of clocks, and the currency is a known one: today ' +
    'is a day in that zone, and prices bear the sign of that currency.',
  canBeExcused: false,
  check({ site }) {
    if (!site) return [];
    const { timeZone, currency, language } = site.data;
    const problem = (key: 'timeZone' | 'currency', message: string, suggestion: string) =>
      findingIn(site.file, [key], { message, suggestion });
    return [
      ...(isPlaceZone(timeZone) ? [] : [problem('timeZone', ...zoneFault(timeZone, language))]),
      ...(currencies.includes(currency)
        ? []
        : [
            problem(
              'currency',
              `currency is no currency (got "${currency}")`,
              didYouMean(currency, currencies) ?? 'Write its ISO 4217 code, such as "EUR".',
            ),
          ]),
    ];
  },
};

function zoneFault(timeZone: string, language: string): [message: string, suggestion: string] {
  const placed = placeZoneLike(timeZone, language);
  if (placed !== null) {
    const fault = isKnownZone(timeZone)
      ? "a fixed offset without the park's change of clocks"
      : 'no time zone';
    const message = `timeZone is ${fault} (got "${timeZone}")`;
    return [message, `Did you mean "${placed}"?`];
  }
  return [
    `timeZone is no time zone${isKnownZone(timeZone) ? ' of a place' : ''} (got "${timeZone}")`,
    didYouMean(timeZone, Intl.supportedValuesOf('timeZone')) ??
      'Write its IANA name, such as "Europe/Berlin".',
  ];
}
