import { dayText } from '#schemas/rules/dateText.ts';
import { timeText } from '#schemas/rules/timeText.ts';
import type { Notice, NoticeBound, NoticeKind, NoticeWhen } from '#schemas/types/published.ts';
import { capitalize, listInWords } from '../ui/text/text.ts';

function daysText({ from, to, yearly }: NoticeWhen): string {
  if (yearly) {
    const [first, last] = [dayText(yearly.from), dayText(yearly.to)];
    return first === last ? `${first}, every year` : `${first} to ${last}, every year`;
  }
  if (from === null && to === null) return 'All year';
  if (from === null) return `Until ${dayText(to ?? '')}`;
  if (to === null) return `Since ${dayText(from)}, until further notice`;
  return from === to ? dayText(from) : `${dayText(from)} to ${dayText(to)}`;
}

/** Returns when a notice is in force, in words: "March 1 to June 25, every year, 8:00 PM to 8:00 AM". */
export function whenText(when: NoticeWhen): string {
  const days = daysText(when);
  return when.hours ? `${days}, ${timeText(when.hours.from)} to ${timeText(when.hours.to)}` : days;
}

const groups: Record<NoticeBound, string> = {
  'groups-under-four': 'groups of fewer than four',
  cars: 'private cars',
  bicycles: 'bicycles',
  dogs: 'dogs',
  boats: 'boats',
  drones: 'drones',
  campers: 'campers',
};

/** Returns whom a notice binds, in words: "Dogs and bicycles", "All visitors". */
export function whoText(who: readonly NoticeBound[]): string {
  return who.length === 0 ? 'All visitors' : capitalize(listInWords(who.map((group) => groups[group])));
}

/** Labels of the kinds. */
export const kindLabels: Record<NoticeKind, string> = {
  closure: 'Closed',
  restriction: 'Restricted',
  warning: 'Warning',
  advice: 'Good to know',
};

/** Returns what a notice does in a word: a closure that binds some groups alone closes nothing for the others. */
export function kindText({ kind, who }: Pick<Notice, 'kind' | 'who'>): string {
  return kind === 'closure' && who.length > 0 ? `Closed to ${whoText(who).toLowerCase()}` : kindLabels[kind];
}

/** Returns the days of a notice and the visitors it binds. */
export function termsText({ when, who }: Pick<Notice, 'when' | 'who'>): string {
  return `${whenText(when)}. ${whoText(who)}`;
}
