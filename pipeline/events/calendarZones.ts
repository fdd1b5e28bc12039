import { findIana, WINDOWS_TO_IANA_MAP } from 'windows-iana';
import { isKnownZone } from '#schemas/rules/zonedTime.ts';

/** Zones that Windows has had since Canadian provinces left the change of clocks (CLDR-19827); the package lacks them. */
const newZones = new Map([
  ['alberta standard time', ['America/Edmonton', 'America/Inuvik']],
  ['british columbia standard time', ['America/Vancouver']],
  ['manitoba standard time', ['America/Winnipeg']],
]);

/** Names of Windows zones as the package spells them, by the same names in lower case. */
const spellings = new Map(
  WINDOWS_TO_IANA_MAP.map(({ windowsName }) => [windowsName.toLowerCase(), windowsName]),
);

/**
 * Returns the IANA zone of a name that a calendar uses: of IANA, also with a path before it, or of Windows. Throws an
 * Error for any other name.
 */
export function zoneNamed(name: string, parkZone: string): string {
  const clean = name.trim().replaceAll('"', '');
  const parts = clean.split('/');
  // "/vendor.example/2026/Europe/Berlin" and "/vendor.example/America/Indiana/Knox".
  const iana = [clean, parts.slice(-3).join('/'), parts.slice(-2).join('/')].find(isKnownZone);
  const zone = iana ?? zoneOfWindows(clean, parkZone);
  if (zone === undefined) throw new Error(`the time zone "${name.slice(0, 60)}" is not known`);
  return zone;
}

/**
 * Returns the IANA zone of a Windows zone by CLDR's list, from "Mountain Standard Time" or from the display name
 * "(UTC-07:00) Mountain Time (US & Canada)". Where several zones bear the name, the park's own counts if it is one of
 * them, else the main one.
 */
function zoneOfWindows(name: string, parkZone: string): string | undefined {
  // Exchange numbers the zones that it has changed: "Eastern Standard Time 1".
  const lower = name.toLowerCase().replace(/ \d{1,2}$/, '');
  const [, place = ''] =
    /^\((?:utc|gmt)[^()]{0,10}\)\s*([^()]+?)(?: time)?(?:\s*\([^()]*\))?$/.exec(lower) ?? [];
  const zones = zonesNamed(lower) ?? zonesNamed(`${place} standard time`) ?? [];
  return zones.find((zone) => zone === parkZone) ?? zones[0];
}

function zonesNamed(name: string): string[] | null {
  const spelling = spellings.get(name);
  return newZones.get(name) ?? (spelling === undefined ? null : findIana(spelling));
}
