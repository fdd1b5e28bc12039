import { accommodationFilters } from '#schemas/filters/accommodationFilters.ts';
import { activityFilters } from '#schemas/filters/activityFilters.ts';
import { attractionFilters } from '#schemas/filters/attractionFilters.ts';
import type { ListFilters } from '#schemas/filters/defineFilters.ts';
import { trailFilters } from '#schemas/filters/trailFilters.ts';
import { recordKinds } from '#schemas/recordKinds.ts';
import {
  matchesPrice as matchesActivityPrice,
  priceRanges as activityPrices,
} from '#schemas/rules/activities/activityPrice.ts';
import { dateRangeText } from '#schemas/rules/dateText.ts';
import { monthNames } from '#schemas/rules/months.ts';
import { matchesPrice, priceRanges } from '#schemas/rules/stays/stayPrice.ts';
import type { Site } from '#schemas/types/published.ts';
import { siteSeason } from '../../../calendar/seasons.ts';
import type { Limit, ReadQuery } from './readQuery.ts';
import { indexedWords } from './searchWords.ts';

type ListKind = keyof typeof listLabels;

/** Facts of the guide that lists need. */
export type SearchSite = Pick<Site, 'locations' | 'currency' | 'park' | 'hemisphere'>;

/** A list of the guide with filters on. */
export interface ListLink {
  href: string;
  name: string;
  /** Names of the filters that are on. */
  filters: string[];
}

/** Names of the lists of records. */
export const listLabels = {
  trail: 'Walks',
  attraction: 'Places',
  activity: 'Things to do',
  accommodation: 'Stays',
  event: 'Events',
} as const;

/** Queries of lists by kind: what a word or a number asks of each list. */
type Wish = Partial<Record<ListKind, string>>;

/** Returns the filters that a greatest price or length asks for: the band just below it. */
function limitWish({ most, unit }: Limit): Wish {
  if (unit === 'km') return { trail: `length=${most <= 5 ? '4' : most <= 11 ? '10' : '16'}` };
  const stay = priceRanges.find((range) => matchesPrice(most - 1, range));
  const activity = activityPrices.find((range) => matchesActivityPrice(String(most - 1), range));
  return { accommodation: `price=${stay}&sort=price`, activity: `price=${activity}` };
}

/** Returns the filters that a month asks for, the next one from a day. */
function monthWish(name: string, day: string, hemisphere: Site['hemisphere']): Wish {
  const month = monthNames.findIndex((one) => one === name) + 1;
  const year = Number(day.slice(0, 4)) + (month < Number(day.slice(5, 7)) ? 1 : 0);
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const prefix = `${year}-${String(month).padStart(2, '0')}`;
  return {
    event: `from=${prefix}-01&until=${prefix}-${last}`,
    attraction: `season=${siteSeason(month, hemisphere)}`,
  };
}

/** Returns a finder of the lists that a query names, with their filters: "dog friendly walks", "walk under 5 km". */
export function listLinks({ locations, currency, park, hemisphere }: SearchSite) {
  const context = { locations, currency, isAccessible: () => true };
  /** Reads filters as their list does, and names them. */
  const readerOf =
    <T, S>({ read, write, active }: ListFilters<T, typeof context, S>) =>
    (params: URLSearchParams) => {
      const state = read(params, context);
      return { query: write(state), names: active(state, context).map(({ label }) => label) };
    };
  const readers: Record<ListKind, ReturnType<typeof readerOf>> = {
    trail: readerOf(trailFilters),
    attraction: readerOf(attractionFilters),
    activity: readerOf(activityFilters),
    accommodation: readerOf(accommodationFilters),
    event: (query) => ({ query, names: [dateRangeText(query.get('from') ?? '', query.get('until'))] }),
  };
  const towns = locations.map(({ id, label }) => ({ id, words: indexedWords(label) }));
  const parkWords = indexedWords(park);

  return ({ words, meanings, limit }: ReadQuery, day: string): ListLink[] => {
    const town = towns.find((one) => one.words.every((word) => words.includes(word)));
    const month = words.find((word) => monthNames.some((name) => name === word));
    const listed = meanings.filter(({ group }) => group.list ?? group.filters);
    const isCovered = (word: string, index: number) =>
      word === month || town?.words.includes(word) === true || listed.some(({ mask }) => mask & (1 << index));
    if (!words.every(isCovered)) return [];
    const wishes: Wish[] = [
      ...listed.flatMap(({ group }) => group.filters ?? []),
      ...(limit ? [limitWish(limit)] : []),
      ...(month === undefined ? [] : [monthWish(month, day, hemisphere)]),
    ];
    const named = listed.flatMap(({ group }) => group.list ?? []);
    // What has answers of its own is no wish for a list.
    if (named.length === 0 && listed.some(({ group }) => group.answers)) return [];
    const kinds = named.length > 0 ? named : (Object.keys(wishes[0] ?? {}) as ListKind[]);
    return [...new Set(kinds)].flatMap((kind) => {
      const params = new URLSearchParams(wishes.map((wish) => wish[kind] ?? '').join('&'));
      if (town) params.set('location', town.id);
      const { query, names } = readers[kind](params);
      // The town that the park is named after is all of it for a list that knows no towns.
      const isTownLost =
        town && !query.has('location') && !town.words.every((word) => parkWords.includes(word));
      if (isTownLost || !wishes.every((wish) => wish[kind])) return [];
      const sort = params.get('sort');
      if (sort) query.set('sort', sort);
      const { listPath } = recordKinds[kind];
      const address = query.toString();
      return [
        { href: address ? `${listPath}?${address}` : listPath, name: listLabels[kind], filters: names },
      ];
    });
  };
}
