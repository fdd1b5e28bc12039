import { findingIn, type Rule } from '../../findingIn.ts';

export const campgroundFields: Rule = {
  name: 'campground-fields',
  description:
    'A place to stay of type campground has camping with its season and services; no other has it.',
  canBeExcused: false,
  check({ accommodations }) {
    return accommodations.flatMap(({ file, data: { type, camping } }) => {
      const isCampground = type === 'campground';
      if (isCampground === (camping !== undefined)) return [];
      return [
        findingIn(file, [isCampground ? 'type' : 'camping'], {
          message: isCampground
            ? 'a campground has no camping'
            : `camping belongs to a campground (type is ${type})`,
          suggestion: isCampground
            ? 'Write camping with season, services and reservation.'
            : 'Remove camping, or write type: campground.',
        }),
      ];
    });
  },
};
