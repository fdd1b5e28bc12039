import { isKnownZone } from '#schemas/rules/zonedTime.ts';

/**
 * Returns true for a zone that follows the clocks of a place, such as "Europe/Berlin", or UTC; "MST" and "Etc/GMT+7" are
 * offsets that no place keeps all year.
 */
export function isPlaceZone(name: string): boolean {
  if (name === 'UTC') return true;
  return /^[a-z]+\//i.test(name) && !/^etc\//i.test(name) && isKnownZone(name);
}

/** A winter and a summer day of a year that is over: its offsets are the same in all zone data. */
const [winter, summer] = [new Date('2025-01-15T12:00:00Z'), new Date('2025-07-15T12:00:00Z')];

/**
 * Returns the zone of a place with the winter time of a fixed offset such as "MST", or with the English name "Mountain
 * Time", in the country of a language tag;
 * null if there is none. Of several it prefers the one that has the old name of the whole area ("US/Mountain").
 */
export function placeZoneLike(name: string, language: string): string | null {
  const { region = '' } = new Intl.Locale(language);
  const offset = isKnownZone(name) ? offsetOn(winter, name) : name;
  const isAlike = (zone: string) =>
    [offsetOn(winter, zone), partOn(winter, zone, 'longGeneric')].includes(offset);
  const alike = zonesOf(region).filter(isAlike);
  const changing = alike.filter((zone) => offsetOn(summer, zone) !== offset);
  const candidates = changing.length > 0 ? changing : alike;
  return candidates.find((zone) => zone === areaZone(zone, region)) ?? candidates[0] ?? null;
}

function zonesOf(region: string): string[] {
  const locale: Intl.Locale & { getTimeZones?: () => string[] } = new Intl.Locale(`und-${region || 'ZZ'}`);
  return locale.getTimeZones?.() ?? [];
}

/** Returns the zone that "US/Mountain" leads to, by the English name of a zone; null if none. */
function areaZone(zone: string, region: string): string | null {
  const [area] = (partOn(winter, zone, 'long') ?? '').split(' ');
  const country = new Intl.DisplayNames('en', { type: 'region' }).of(region || 'ZZ');
  const old = [`${country}/${area}`, `${region}/${area}`].find(isKnownZone);
  return old === undefined
    ? null
    : new Intl.DateTimeFormat('en', { timeZone: old }).resolvedOptions().timeZone;
}

function offsetOn(day: Date, timeZone: string): string | undefined {
  return partOn(day, timeZone, 'longOffset');
}

function partOn(
  day: Date,
  timeZone: string,
  timeZoneName: 'long' | 'longGeneric' | 'longOffset',
): string | undefined {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName }).formatToParts(day);
  return parts.find(({ type }) => type === 'timeZoneName')?.value;
}
