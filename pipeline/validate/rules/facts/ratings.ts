import { recordsOf } from '../../../content/checkedContent.ts';
import { findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';

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
