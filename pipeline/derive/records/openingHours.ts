import { dayOfYearText } from '#schemas/rules/dayOfYear.ts';
import type { Hours, OpenHours } from '#schemas/types/authored.ts';
import type { OpeningHours } from '#schemas/types/published.ts';
import { toProvenance } from './provenance.ts';

/** Returns opening hours in words and figures, with their source; null when a record states none. */
export function toOpeningHours(hours: Hours | undefined): OpeningHours | null {
  if (!hours) return null;
  const { times, ...fact } = hours;
  return { texts: times.map((one) => hoursText(one, times.length)), times, provenance: toProvenance(fact) };
}

function hoursText({ from, to, season }: OpenHours, lines: number): string {
  const clock = `${clockText(from)} to ${clockText(to)}`;
  if (season) return `${dayOfYearText(season.from)} to ${dayOfYearText(season.to)}: ${clock}`;
  return lines === 1 ? clock : `Other days: ${clock}`;
}

function clockText(time: string): string {
  return time === '23:59' ? 'midnight' : time.replace(/^0/, '');
}
