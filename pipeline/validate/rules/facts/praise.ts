import { reviewCountIn } from '#schemas/rules/reviewCount.ts';
import { type CheckedContent, recordsOf, type RecordEntry } from '../../../content/checkedContent.ts';
import type { KeyPath } from '../../../content/loadedContent.ts';
import { hostsIn } from '../../../sources/hosts.ts';
import { type Finding, findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';
import { textsIn } from '../../valuesIn.ts';

/** Words by which a business praises itself. */
const words = [
  /\b24 ?\/ ?7\b|\b24[- ]hours?\b|\baround the clock\b/,
  /\bfamil(?:y|ies) (?:&|and) couples\b|\bperfect for\b/,
  /\bthe (?:very )?best (?!months?\b|times?\b|light\b|season\b|weeks?\b|days?\b|hours? to\b)/,
  /(?:#|\bno\. ?|\bnumber )(?:1|one)\b/,
  /\baward[- ]win|\bawards?\b/,
  /\bworld[- ](?:class|famous|renowned)\b|\brenowned\b|\blegendary\b|\biconic\b/,
  /\bfinest\b|\bultimate\b|\bpremier\b|\btop[- ]rated\b|\bluxurious\b|\bunforgettable\b|\bunrivalled\b/,
].map((pattern) => new RegExp(pattern, 'i'));

const unspoken = new Set(['source', 'note', 'alt', 'url', 'officialUrl']);

export const praise: Rule = {
  name: 'praise',
  description:
    'In a guide whose bodies under sources of site.yaml are real (no host under .example), ratings, counts of reviews and quotations have a source ' +
    'with an address, and so has a record with words of praise ("the best", "award-winning", "24/7"), because a seller ' +
    'would say them of anything.',
  canBeExcused: true,
  check(content) {
    if (!isSourced(content)) return [];
    const ofRecords = recordsOf(content).flatMap((entry) => [...unfounded(entry), ...praised(entry)]);
    return [...sampleReviews(content), ...ofRecords];
  },
};

/** Returns true for a guide of a real park: hosts of bodies that are made up end with .example (RFC 2606). */
function isSourced({ site }: CheckedContent): boolean {
  const hosts = (site?.data.sources?.bodies ?? []).flatMap((body) => body.hosts);
  return hosts.some((host) => !host.endsWith('.example'));
}

/** Returns a finding if a guide of a real park has sample reviews, which are for made-up parks. */
function sampleReviews({ site }: CheckedContent): Finding[] {
  if (!site || site.data.sampleReviews.length === 0) return [];
  const message = 'sample reviews are no reviews: a guide of a real park has none';
  return [
    findingIn(site.file, ['sampleReviews', 0, 'quote'], { message, suggestion: 'Write sampleReviews: []' }),
  ];
}

function complaint(
  entry: RecordEntry,
  path: KeyPath,
  message: string,
  suggestion: string,
  snippet?: string,
): Finding {
  return findingIn(entry.file, path, { message, suggestion, ...(snippet !== undefined && { snippet }) });
}

const hasAddress = (value: { source?: string | undefined } | undefined): boolean =>
  hostsIn(value?.source ?? '').length > 0;

/** Returns the ratings, counts and quotations without the address of a source. */
function unfounded(entry: RecordEntry): Finding[] {
  const { data } = entry;
  const rating = 'rating' in data ? data.rating : undefined;
  if (rating && !hasAddress(rating)) {
    const message = 'a rating needs a source with an address';
    return [
      complaint(
        entry,
        ['rating', 'source'],
        message,
        'Write the address where it can be read, or remove it.',
      ),
    ];
  }
  if (!rating && 'reviewCount' in data && data.reviewCount !== undefined) {
    const message = 'a count of reviews needs a rating whose source has an address';
    return [
      complaint(entry, ['reviewCount'], message, 'Add the rating with its source, or remove the count.'),
    ];
  }
  const amenities = 'amenities' in data ? (data.amenities ?? []) : [];
  if (!rating && reviewCountIn({ amenities, description: data.description }) !== null) {
    const index = amenities.findIndex(
      (item) => reviewCountIn({ amenities: [item], description: '' }) !== null,
    );
    const path: KeyPath = index === -1 ? ['description'] : ['amenities', index];
    const message = 'a count of reviews in words needs a rating whose source has an address';
    return [complaint(entry, path, message, 'Add the rating with its source, or remove the words.')];
  }
  const quotes = 'reviewQuotes' in data ? (data.reviewQuotes ?? []) : [];
  return quotes.flatMap((quote, index) =>
    hasAddress(quote)
      ? []
      : [
          complaint(
            entry,
            ['reviewQuotes', index, 'quote'],
            'a quotation needs the address where it was published',
            'Add source: with the address, or remove the quotation.',
          ),
        ],
  );
}

/** Returns the words of praise in a record that has no source with an address. */
function praised(entry: RecordEntry): Finding[] {
  const { provenance, ...rest } = entry.data;
  if (entry.kind === 'trail' || (hasAddress(provenance) && provenance.status !== 'unverified')) return [];
  const suggestion = 'Say what is there instead, or name a source with an address under provenance.';
  const promises = (['frontDesk24h', 'familyAndCouples'] as const).flatMap((key) =>
    Object.entries(rest).some(([name, value]) => name === key && value === true)
      ? [complaint(entry, [key], `${key} is a promise without a source`, suggestion)]
      : [],
  );
  const texts = textsIn(rest);
  const found = texts.flatMap(({ path, value }) => {
    if (path.some((step) => unspoken.has(String(step)))) return [];
    const [said] = words.flatMap((pattern) => pattern.exec(value)?.[0] ?? []);
    if (said === undefined) return [];
    return [complaint(entry, path, `"${said.trim()}" is praise without a source`, suggestion, said)];
  });
  return [...promises, ...found];
}
