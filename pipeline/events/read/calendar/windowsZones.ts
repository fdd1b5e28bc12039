import { findIana, WINDOWS_TO_IANA_MAP } from 'windows-iana';

/** Zones that Windows has had since Canadian provinces left the change of clocks (CLDR-19827); the package lacks them. */
const newZones = new Map([
  ['alberta standard time', ['America/Edmonton', 'America/Inuvik']],
  ['british columbia standard time', ['America/Vancouver']],
  ['manitoba standard time', ['America/Winnipeg']],
]);

/** Display names whose words are in no name of a zone. */
const placeNames = new Map([
  ['alaska', 'alaskan standard time'],
  ['arizona', 'us mountain standard time'],
  ['baja california', 'pacific standard time (mexico)'],
  ['coordinated universal time', 'utc'],
  ['hawaii', 'hawaiian standard time'],
  ['indiana (east)', 'us eastern standard time'],
  ['saskatchewan', 'canada central standard time'],
]);

/** Names of Windows zones as the package spells them, by the same names in lower case. */
const spellings = new Map(
  WINDOWS_TO_IANA_MAP.map(({ windowsName }) => [windowsName.toLowerCase(), windowsName]),
);

/** Names of Windows zones by the cities of their IANA zones, in lower case. */
const zoneOfCity = new Map(
  WINDOWS_TO_IANA_MAP.flatMap(({ windowsName, iana }) =>
    iana.map((zone) => [(zone.split('/').at(-1) ?? '').replaceAll('_', ' ').toLowerCase(), windowsName]),
  ),
);

/**
 * Returns the IANA zone of a Windows zone: by CLDR's list from "Mountain Standard Time" or from the display name
 * "(UTC-07:00) Mountain Time (US & Canada)". Where several zones bear the name, the park's own counts if it is one of
 * them, else the main one. Null for other names.
 */
export function ianaOfWindows(name: string, parkZone: string): string | null {
  const zones = zonesNamed(name.trim().toLowerCase()) ?? zonesDisplayed(name.trim().toLowerCase()) ?? [];
  return zones.find((zone) => zone === parkZone) ?? zones[0] ?? null;
}

function zonesNamed(name: string): string[] | null {
  const spelling = spellings.get(name);
  return newZones.get(name) ?? (spelling === undefined ? null : findIana(spelling));
}

function zonesDisplayed(name: string): string[] | null {
  const [, place = ''] = /^\((?:utc|gmt)[^()]{0,10}\)\s*(.+)/.exec(name) ?? [];
  const bare = place.replace(/\s*\([^()]*\)$/, '').replace(/\s+time$/, '');
  const named = zonesNamed(placeNames.get(place) ?? '') ?? zonesNamed(`${bare} standard time`);
  const cities = place.split(',').map((city) => zoneOfCity.get(city.trim()));
  const ofCity = cities.find((zone) => zone !== undefined);
  return named ?? (ofCity === undefined ? null : findIana(ofCity));
}
