import { problemIn } from '../problemIn.ts';
import type { Rule } from '../rule.ts';

export const trailFigures: Rule = {
  name: 'trail-figures',
  description:
    'The distance and the gain in words contain the same figures as distanceKm and elevationGainM.',
  check({ trails }) {
    return trails.flatMap(({ file, data }) =>
      [
        ...differing('distance', data.distance, data.distanceKm, 'distanceKm'),
        ...differing('elevationGain', data.elevationGain, data.elevationGainM, 'elevationGainM'),
      ].map(({ key, message }) => problemIn(file, [key], { rule: 'trail-figures', message })),
    );
  },
};

function differing(key: string, text: string, figure: number, figureKey: string) {
  const figures = [...text.matchAll(/\d[\d,]*(\.\d+)?/g)].map(([number]) =>
    Number(number.replaceAll(',', '')),
  );
  if (figures.includes(figure)) return [];
  return [{ key, message: `${key} is "${text}", but ${figureKey} is ${figure}` }];
}
