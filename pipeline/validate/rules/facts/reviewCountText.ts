import { reviewCountIn } from '#schemas/rules/reviewCount.ts';
import { findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';

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
