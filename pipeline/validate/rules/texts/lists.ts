import { monthNames as namesOfMonths } from '#schemas/rules/months.ts';
import type { ContentFile, KeyPath } from '../../../content/loadedContent.ts';
import { allEntries } from '../../../content/checkedContent.ts';
import { findingIn, type Rule } from '../../findingIn.ts';
import { valuesIn } from '../../valuesIn.ts';

const monthNames: readonly string[] = namesOfMonths;

export const lists: Rule = {
  name: 'lists',
  description:
    'No list says the same twice, by its words or by the id or month of its entries. No list of words has the marks of another kind of list between or after its items, and months are in the order of the year (a winter may begin in November).',
  canBeExcused: true,
  check(content) {
    return allEntries(content).flatMap(({ file, data }) => [
      ...valuesIn(data, isListOfEntries).flatMap(({ path, value }) => {
        const names = value.map(({ id, month }) => id ?? month);
        return names.flatMap((name, index) =>
          name !== undefined && names.indexOf(name) < index
            ? [repeated(file, [...path, index, value[index]?.id === undefined ? 'month' : 'id'], name)]
            : [],
        );
      }),
      ...valuesIn(data, isListOfWords).flatMap(({ path, value }) => {
        const joined = value.length === 1 ? semicolons(file, path, value[0] ?? '') : [];
        const wrong = [...joined, ...value.flatMap((item, index) => badItem(file, [...path, index], item))];
        if (value.length === 1 || wrong.length > 0) return wrong;
        const words = value.map((word) => word.trim().toLowerCase());
        const twice = words.findIndex((word, index) => words.indexOf(word) < index);
        if (isRelated(path)) return [];
        if (twice !== -1) return [repeated(file, [...path, twice], value[twice] ?? '')];
        return areMonths(words) && !areInOrder(words) ? [outOfOrder(file, path, words)] : [];
      }),
    ]);
  },
};

/** Finds a list in brackets whose only item holds semicolons. */
function semicolons(file: ContentFile, path: KeyPath, item: string) {
  const { line, column } = file.locate([...path, 0]);
  const text = file.text.split('\n')[line - 1] ?? '';
  if (!/\[\s*$/.test(text.slice(0, column - 1)) || !/^[^'"]*;\s/.test(text.slice(column - 1))) return [];
  const message = `the items of ${path.at(-1)} are one, because there are semicolons between them`;
  return [findingIn(file, path, { message, suggestion: `Write [${item.replaceAll(/;\s*/g, ', ')}]` })];
}

/** Finds an item with the comma of another list, and several items on one line. */
function badItem(file: ContentFile, path: KeyPath, item: string) {
  // Visitors filter by each of the amenities, so that none is two.
  const amenities = path[0] === 'amenities' ? item.split(', ') : [];
  const items = amenities.length > 1 ? amenities : item.split(/ [-•] /);
  if (items.length > 2 || amenities.length > 1) {
    const suggestion = `Write each on a line of its own: ${items.map((one) => `- ${one}`).join(' / ')}`;
    return [findingIn(file, path, { message: 'several items are on one line', suggestion })];
  }
  if (!/[,;]$/.test(item)) return [];
  const message = `the item ends with "${item.slice(-1)}", which visitors see`;
  return [findingIn(file, path, { message, suggestion: `Write ${item.slice(0, -1)}` })];
}

/** Returns true for the lists that the rule on references checks. */
function isRelated(path: KeyPath): boolean {
  return path[0] === 'related';
}

function isListOfWords(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');
}

function isListOfEntries(value: unknown): value is { id?: string; month?: string }[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null);
}

function repeated(file: ContentFile, path: KeyPath, word: string) {
  const message = `"${word}" is listed twice`;
  return findingIn(file, path, {
    message,
    suggestion: 'Remove one of the two, or write what the second one is.',
  });
}

function areMonths(words: readonly string[]): boolean {
  return words.every((word) => monthNames.includes(word));
}

/** Returns true if the months follow each other within one turn of the year. */
function areInOrder(words: readonly string[]): boolean {
  const numbers = words.map((word) => monthNames.indexOf(word));
  const steps = numbers.slice(1).map((month, index) => (month - (numbers[index] ?? 0) + 12) % 12);
  return steps.reduce((sum, step) => sum + step, 0) < 12;
}

function outOfOrder(file: ContentFile, path: KeyPath, words: readonly string[]) {
  const forward = [...words].sort((a, b) => monthNames.indexOf(a) - monthNames.indexOf(b));
  const turned = words.toReversed();
  const right = areInOrder(turned) ? turned : forward;
  return findingIn(file, path, {
    message: 'the months are not in the order of the year',
    suggestion: `Write [${right.join(', ')}]`,
  });
}
