import { monthNames } from '#schemas/rules/months.ts';
import type { Notice, NoticeBound, NoticeKind, NoticeWhen } from '#schemas/types/published.ts';
import { capitalize, listInWords } from '../ui/text/text.ts';

/** Returns a day as "July 10", with the year when the date has one. */
function dayText(date: string): string {
  const [day, month, year] = date.split('-').toReversed();
  const text = `${capitalize(monthNames[Number(month) - 1] ?? '')} ${Number(day)}`;
  return year === undefined ? text : `${text}, ${year}`;
}

/** Returns a time of the day as "8 pm", "7:30 am", "midnight" or "noon". */
function timeText(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (minute === 0 && hour === 0) return 'midnight';
  if (minute === 0 && hour === 12) return 'noon';
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

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

/** Returns when a notice is in force, in words: "March 1 to June 25, every year, 8 pm to 8 am". */
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
