import { recordsOf, type CheckedContent, type RecordEntry } from '../../../content/checkedContent.ts';
import type { KeyPath } from '../../../content/loadedContent.ts';
import { hostsIn } from '../../../sources/hosts.ts';
import { findingIn, type Finding, type Rule } from '../../findingIn.ts';
import { reviewCountIn } from '#schemas/rules/reviewCount.ts';

export const ratings: Rule = {
  name: 'ratings',
  description: 'A rating lies within its scale: none is better than the best.',
  canBeExcused: false,
  check(content) {
    return recordsOf(content).flatMap(({ file, data }) => {
      const rating = 'rating' in data ? data.rating : undefined;
      if (!rating || rating.value <= rating.scale) return [];
      const message = `the rating ${rating.value} is above its scale of ${rating.scale}`;
      // The schema knows scales of 5 and 10, and no rating above 10.
      const suggestion = 'Write scale: 10, or correct the value.';
      return [findingIn(file, ['rating', 'value'], { message, suggestion })];
    });
  },
};

export const reviewCountText: Rule = {
  name: 'review-count-text',
  description:
    'The number of reviews is read from the amenities, else from the description. It agrees with reviewCount, and ' +
    'neither is given without the other.',
  canBeExcused: true,
  check({ accommodations }) {
    return accommodations.flatMap(({ file, data }) => {
      const inText = reviewCountIn(data);
      const stated = data.reviewCount ?? null;
      if (inText === stated) return [];
      const message =
        stated === null
          ? `the text says ${inText} reviews, but reviewCount is missing`
          : `reviewCount is ${stated}, but the text says ${inText === null ? 'nothing' : inText}`;
      const suggestion =
        stated === null
          ? `Add reviewCount: ${inText}.`
          : `Add "${stated.toLocaleString('en')} reviews" to amenities.`;
      return [findingIn(file, [stated === null ? 'amenities' : 'reviewCount'], { message, suggestion })];
    });
  },
};

export const reviewSources: Rule = {
  name: 'review-sources',
  description:
    'In a guide whose bodies under sources of site.yaml are real (no host under .example), ratings, counts of reviews ' +
    'and quotations have a source with an address, because a business would claim them.',
  canBeExcused: true,
  check(content) {
    if (!isSourced(content)) return [];
    const ofRecords = recordsOf(content).flatMap(unfounded);
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

function finding(
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
      finding(entry, ['rating', 'source'], message, 'Write the address where it can be read, or remove it.'),
    ];
  }
  if (!rating && 'reviewCount' in data && data.reviewCount !== undefined) {
    const message = 'a count of reviews needs a rating whose source has an address';
    return [finding(entry, ['reviewCount'], message, 'Add the rating with its source, or remove the count.')];
  }
  const amenities = 'amenities' in data ? (data.amenities ?? []) : [];
  if (!rating && reviewCountIn({ amenities, description: data.description }) !== null) {
    const index = amenities.findIndex(
      (item) => reviewCountIn({ amenities: [item], description: '' }) !== null,
    );
    const path: KeyPath = index === -1 ? ['description'] : ['amenities', index];
    const message = 'a count of reviews in words needs a rating whose source has an address';
    return [finding(entry, path, message, 'Add the rating with its source, or remove the words.')];
  }
  const quotes = 'reviewQuotes' in data ? (data.reviewQuotes ?? []) : [];
  return quotes.flatMap((quote, index) =>
    hasAddress(quote)
      ? []
      : [
          finding(
            entry,
            ['reviewQuotes', index, 'quote'],
            'a quotation needs the address where it was published',
            'Add source: with the address, or remove the quotation.',
          ),
        ],
  );
}
