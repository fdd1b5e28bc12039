import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isOffered } from '#schemas/rules/isOffered.ts';
import { reviewCountIn } from '#schemas/rules/reviewCount.ts';
import { optionCounts } from '#pipeline/coverage/optionCounts.ts';
import { derive } from '#pipeline/derive/derive.ts';
import { loadContent } from '#pipeline/load/loadContent.ts';
import { hostsIn, isHostOf } from '#pipeline/sources/hosts.ts';
import { allEntries, type Content, recordsOf } from '#pipeline/content/checkedContent.ts';
import { validateContent } from '#pipeline/validate/validateContent.ts';
import { valuesIn } from '#pipeline/validate/valuesIn.ts';

/** What must hold of the guide that is published, not only of the made-up park. */
const { content, problems } = validateContent(
  loadContent(join(import.meta.dirname, '../content')),
  () => '2026-11-20',
);
if (!content) throw new Error(problems[0]?.message);
const real: Content = content;

/** The content with another value somewhere: what a guard must notice. */
function planted(change: (copy: Content) => void): Content {
  const copy = { ...real };
  for (const key of ['attractions', 'activities', 'accommodations', 'trails', 'events', 'guides'] as const) {
    Object.assign(copy, {
      [key]: real[key].map((entry) => ({ ...entry, data: structuredClone(entry.data) })),
    });
  }
  copy.rates = { ...real.rates, data: structuredClone(real.rates.data) };
  change(copy);
  return copy;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const hasAddress = (value: unknown) =>
  isObject(value) && isText(value['source']) && hostsIn(value['source']).length > 0;

/** What a business or place would be proud of, without an address where somebody says it. */
function unfoundedPraise(of: Content): string[] {
  return recordsOf(of).flatMap(({ slug, data }) => {
    const rating = 'rating' in data ? data.rating : undefined;
    const amenities = 'amenities' in data ? (data.amenities ?? []) : [];
    const quotes = 'reviewQuotes' in data ? (data.reviewQuotes ?? []) : [];
    const counted = 'reviewCount' in data && data.reviewCount !== undefined;
    const claims = [
      ...(rating && !hasAddress(rating) ? ['rating'] : []),
      ...(counted && !hasAddress(rating) ? ['reviewCount'] : []),
      ...(reviewCountIn({ amenities, description: data.description }) !== null && !hasAddress(rating)
        ? ['words']
        : []),
      ...quotes.filter((quote) => !hasAddress(quote)).map(() => 'quote'),
    ];
    return claims.map((claim) => `${slug}: ${claim}`);
  });
}

describe('no rating, count of reviews or review without a source', () => {
  test('in the guide', () => {
    expect(unfoundedPraise(real)).toEqual([]);
    expect(real.site.data.sampleReviews).toEqual([]);
  });

  test.each([
    ['a rating', { rating: { value: 4, scale: 5, source: 'illustrative', status: 'unverified' } }, 'rating'],
    ['a count', { reviewCount: 12 }, 'reviewCount'],
    ['a count among the amenities', { amenities: ['1,204 reviews'] }, 'words'],
    ['a count in words', { description: 'A house with 300 reviews.' }, 'words'],
  ])('%s would be noticed', (_name, data, claim) => {
    const praised = planted((copy) => Object.assign(copy.accommodations[0]!.data, data));
    expect(unfoundedPraise(praised)).toEqual([`${real.accommodations[0]!.slug}: ${claim}`]);
  });
});

/** Words by which a business praises itself. */
const praise = [
  /\b24 ?\/ ?7\b|\b24[- ]hours?\b|\baround the clock\b/,
  /\bfamil(?:y|ies) (?:&|and) couples\b|\bperfect for\b/,
  /\bthe (?:very )?best (?!months?\b|times?\b|light\b|season\b|weeks?\b|days?\b|hours? to\b)/,
  /(?:#|\bno\. ?|\bnumber )(?:1|one)\b/,
  /\baward[- ]win|\bawards?\b/,
  /\bworld[- ](?:class|famous|renowned)\b|\brenowned\b|\blegendary\b|\biconic\b/,
  /\bfinest\b|\bultimate\b|\bpremier\b|\btop[- ]rated\b|\bluxurious\b|\bunforgettable\b|\bunrivalled\b/,
].map((words) => new RegExp(words, 'i'));

/** Who sells something, and what is said of it beside where it comes from. */
function selfPraise(of: Content): string[] {
  return [...of.accommodations, ...of.activities, ...of.attractions, ...of.events].flatMap(
    ({ slug, data }) => {
      const { provenance, ...rest } = data;
      if (hasAddress(provenance) && provenance.status !== 'unverified') return [];
      const promises = (['frontDesk24h', 'familyAndCouples'] as const).filter(
        (key) => key in rest && Object.entries(rest).some(([name, value]) => name === key && value === true),
      );
      const words = valuesIn(rest, isText)
        .filter(
          ({ path }) =>
            !path.some((key) => ['source', 'note', 'alt', 'url', 'officialUrl'].includes(`${key}`)),
        )
        .flatMap(({ value }) => praise.flatMap((claim) => claim.exec(value)?.[0] ?? []));
      return [...promises, ...words].map((claim) => `${slug}: ${claim}`);
    },
  );
}

describe('no business is praised without a source', () => {
  test('in the guide', () => {
    expect(selfPraise(real)).toEqual([]);
  });

  test.each([
    [{ frontDesk24h: true }, 'frontDesk24h'],
    [{ familyAndCouples: true }, 'familyAndCouples'],
    [{ amenities: ['24/7 front desk'] }, '24/7'],
    [{ about: 'Perfect for families & couples.' }, 'Perfect for'],
    [{ description: 'The best beds in town.' }, 'The best '],
    [{ description: 'The #1 hostel of the valley.' }, '#1'],
    [{ about: 'An award-winning kitchen.' }, 'award-win'],
  ])('%j would be noticed, unless the record has a source', (data, claim) => {
    const unsourced = { source: 'general knowledge', status: 'unverified' as const, verifiedOn: null };
    const claimed = (provenance: (typeof real.accommodations)[0]['data']['provenance']) =>
      selfPraise(planted((copy) => Object.assign(copy.accommodations[0]!.data, data, { provenance })));
    expect(claimed(unsourced)).toContain(`${real.accommodations[0]!.slug}: ${claim}`);
    const source = 'https://press.example/a-test-of-beds';
    expect(claimed({ ...unsourced, source, status: 'secondary' })).toEqual([]);
  });

  test.each([
    'The best month for light is October.',
    'Best with snow on the rim.',
    'best-known for its larches',
  ])('"%s" is no praise', (description) => {
    const copy = planted(({ accommodations }) => void (accommodations[0]!.data.description = description));
    expect(selfPraise(copy)).toEqual([]);
  });
});

describe('no filter offers an option that finds fewer than two records', () => {
  const { attractions, activities, accommodations, trails, events } = real;
  const lists: Record<string, readonly unknown[]> = {
    attractions,
    activities,
    'places to stay': accommodations,
    trails,
    events,
  };
  const options = Object.entries(optionCounts(derive(real, { today: '2026-11-20' }))).flatMap(
    ([filter, found]) => {
      const all = lists[filter.split(',')[0] ?? ''];
      if (!all) throw new Error(`no list has the filter ${filter}`);
      return Object.entries(found).map(([option, n]) => ({ filter, option, n, all: all.length }));
    },
  );

  test.each(options.filter(({ n, all }) => isOffered(n, all)))('$filter: $option', ({ n }) => {
    expect(n).toBeGreaterThanOrEqual(2);
  });

  test('every filter keeps two options to choose between', () => {
    const offered = options.filter(({ n, all }) => isOffered(n, all)).map(({ filter }) => filter);
    for (const { filter } of options) {
      expect(offered.filter((name) => name === filter).length, filter).toBeGreaterThanOrEqual(2);
    }
  });
});

/** Texts of the content, notes for maintainers among them, that name a host which is no source. */
function bannedHosts(of: Content): string[] {
  const { notCitable = [] } = real.site.data.sources ?? {};
  return allEntries(of)
    .filter(({ kind }) => kind !== 'site')
    .flatMap(({ slug, data }) =>
      valuesIn(data, isText)
        .filter(
          ({ value }) =>
            hostsIn(value).some((host) => isHostOf(notCitable, host)) ||
            notCitable.some((host) => value.toLowerCase().includes(host)),
        )
        .map(({ path }) => [slug, ...path].join('.')),
    );
}

describe('no figure rests on a host that is no source', () => {
  test('in the guide, which names such hosts', () => {
    expect(real.site.data.sources?.notCitable?.length).toBeGreaterThan(0);
    expect(bannedHosts(real)).toEqual([]);
  });

  test.each(['source', 'note'] as const)('one in a %s would be noticed', (key) => {
    const [host] = real.site.data.sources?.notCitable ?? [];
    const copy = planted(({ trails }) => {
      trails[0]!.data.provenance[key] = `See https://www.${host}/page`;
    });
    expect(bannedHosts(copy)).toEqual([`${real.trails[0]!.slug}.provenance.${key}`]);
  });
});

/** Figures that the content states more than once, and not alike. */
function twoValues(of: Content): string[] {
  const price = (id: string) => of.passes.data.passes.find((pass) => pass.id === id)?.price;
  const rates = of.rates.data.budget.pass;
  const amounts = new Set(
    [
      ...of.passes.data.passes.map((pass) => pass.price),
      ...of.passes.data.fines.map(({ amount }) => amount),
      rates.dailyPerPerson,
    ].map((amount) => amount.toFixed(2)),
  );
  const phones = new Set(of.emergency.data.contacts.map(({ number }) => number));
  const prose = [...recordsOf(of), ...of.guides, ...of.pages];
  return [
    ...(rates.annualPerPerson === (price('annual') ?? rates.annualPerPerson) ? [] : ['annual pass']),
    ...(rates.familyGroup === (price('family-group') ?? rates.familyGroup) ? [] : ['family or group pass']),
    ...prose.flatMap(({ slug, data }) =>
      valuesIn(data, isText).flatMap(({ value }) => [
        ...[...value.matchAll(/(?<![\d.])\d{1,3}\.\d{2}(?![\d.]| ?(?:M|million|degrees|km)\b)/g)]
          .filter(([amount]) => !amounts.has(amount))
          .map(([amount]) => `${slug}: ${amount}`),
        ...[...value.matchAll(/\b\d{3}-\d{3}-\d{4}\b/g)]
          .filter(([number]) => !phones.has(number))
          .map(([number]) => `${slug}: ${number}`),
      ]),
    ),
  ];
}

describe('no figure has two values', () => {
  test('in the guide', () => {
    expect(twoValues(real)).toEqual([]);
  });

  test('nor in a record, by its rules, and none is excused', () => {
    const rules = ['same-prices', 'trail-figures', 'trail-heights', 'route-lengths', 'review-count-text'];
    expect(problems.filter(({ rule }) => rules.includes(rule))).toEqual([]);
    expect(real.exceptions?.data.exceptions.filter(({ rule }) => rules.includes(rule)) ?? []).toEqual([]);
  });

  test('another rate, amount or number would be noticed', () => {
    const copy = planted(({ rates, guides, trails }) => {
      rates.data.budget.pass.annualPerPerson += 1;
      guides[0]!.data.lead = 'The annual pass at 75.25, by phone 403-555-0000.';
      trails[0]!.data.description = 'A fine of 147.50.';
    });
    const { slug } = real.guides[0]!;
    expect(twoValues(copy)).toEqual(['annual pass', `${slug}: 75.25`, `${slug}: 403-555-0000`]);
  });
});
