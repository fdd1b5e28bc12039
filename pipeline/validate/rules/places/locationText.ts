import { isAtLocation } from '#schemas/rules/isAtLocation.ts';
import { recordsOf } from '../../../content/checkedContent.ts';
import { findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';

export const locationText: Rule = {
  name: 'location-text',
  description:
    'Visitors filter by area through a search of the location text, so the text contains its own area and no other.',
  canBeExcused: true,
  check(content) {
    const areas = content.site?.data.locations.map(({ id }) => id) ?? [];
    return recordsOf(content).flatMap(({ file, data: { location, town } }) => {
      // An unknown town is reported as such.
      if (!areas.includes(town)) return [];
      if (!isAtLocation(location, town)) {
        const message = `location does not contain the area "${town}", so the filter would not find it`;
        return [findingIn(file, ['location'], { message, suggestion: `Name ${town} in it.` })];
      }
      const others = areas.filter((area) => area !== town && isAtLocation(location, area));
      if (others.length === 0) return [];
      const message = `location also names ${others.join(' and ')}, so the filter would find it there too`;
      const suggestion = 'Name the other place in the description instead.';
      return [findingIn(file, ['location'], { message, suggestion })];
    });
  },
};
