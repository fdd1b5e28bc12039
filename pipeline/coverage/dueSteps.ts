import type { CheckedContent } from '../content/checkedContent.ts';
import { valueAt, type ContentFile, type KeyPath } from '../content/loadedContent.ts';
import { type Fact, factsIn } from '../validate/factsIn.ts';
import { fieldName } from '../verify/fieldName.ts';
import { mainKey } from '../verify/figureAt.ts';
import { recordName } from '../verify/recordName.ts';
import { type DuePage, duePages, nameOf } from './duePage.ts';
import {
  type DueDates,
  dueEvents,
  dueNotices,
  factReasons,
  type Season,
  seasonReasons,
} from './dueReasons.ts';

/** A figure to look up. */
export interface DueFigure {
  /** Name of the record as visitors know it. */
  name: string;
  /** Field inside the record, with the name of its entry; empty for the main figures. */
  part: string;
  /** The record and the fields to write, as `npm run verify` takes them. */
  words: string[];
  reasons: string[];
}

/** A page to look at, with all that it settles. */
export interface DueStep extends DuePage {
  figures: DueFigure[];
}

/** Returns the pages to look at for everything that is due on a day, the page that settles most figures first. */
export function dueSteps(content: CheckedContent, today: string): DueStep[] {
  const pageOf = duePages(content);
  const dates = new Map(
    [...dueEvents(content, today), ...dueNotices(content, today)].map((due) => [due.file, due]),
  );
  const steps = new Map<string, DueStep>();
  for (const fact of factsIn(content)) {
    const figure = dueFigure(fact, dates.get(fact.file), today);
    if (!figure) continue;
    const page = pageOf(fact.file, fact.path);
    const step = steps.get(page.address) ?? { ...page, figures: [] };
    step.figures.push(figure);
    steps.set(page.address, step);
  }
  const order = ['official', 'other', 'search'];
  return [...steps.values()].toSorted(
    (one, other) =>
      other.figures.length - one.figures.length ||
      order.indexOf(one.kind) - order.indexOf(other.kind) ||
      (one.address < other.address ? -1 : 1),
  );
}

function dueFigure(fact: Fact, dates: DueDates | undefined, today: string): DueFigure | null {
  const { file, path } = fact;
  const record = recordName(file);
  // Coordinates and lines have no day of a look.
  if (record === null || valueAt(file.data, [...path, 'verifiedOn']) === undefined) return null;
  const isMain = path.join('.') === 'provenance';
  const season = seasonOf(file, path);
  const ended = season ? seasonReasons(season.days, fact.verifiedOn, today) : [];
  const own = isMain ? dates : undefined;
  const reasons = [...(own ? [own.reason] : []), ...ended, ...factReasons(fact, today)];
  if (reasons.length === 0) return null;
  const fields = own?.fields ?? (season && ended.length > 0 ? season.fields : figureFields(file, path));
  return { name: nameOf(file), part: isMain ? '' : partOf(file, path), words: [record, ...fields], reasons };
}

function partOf(file: ContentFile, path: KeyPath): string {
  const entry = ['name', 'label'].map((key) => valueAt(file.data, [...path, key]));
  const name = entry.find((each) => typeof each === 'string');
  return fieldName(file.data, path) + (name === undefined ? '' : ` (${name})`);
}

/** Returns the days of the year that a figure vouches for: of the record itself, or of an entry of a list. */
function seasonOf(file: ContentFile, path: KeyPath): { days: Season; fields: string[] } | null {
  const place = path.join('.') === 'provenance' ? ['open'] : [...path, 'season'];
  const days = valueAt(file.data, place);
  if (!isSeason(days)) return null;
  const name = fieldName(file.data, place);
  return { days, fields: [`${name}.from`, days.from, `${name}.to`, days.to] };
}

function isSeason(value: unknown): value is Season {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value;
}

/** Returns the field of a figure with its present value, to be changed where it no longer holds. */
function figureFields(file: ContentFile, path: KeyPath): string[] {
  const group = valueAt(file.data, path);
  const key = mainKey(group);
  const name = fieldName(file.data, path);
  return key === null ? [name] : [name, String(valueAt(group, [key]))];
}
