import { problemIn } from '../../problemIn.ts';
import type { Rule } from '../../rule.ts';

export const trailFigures: Rule = {
  name: 'trail-figures',
  description:
    'The distance and the gain in words contain the same figures as distanceKm and elevationGainM.',
  canBeExcused: true,
  check({ trails }) {
    return trails.flatMap(({ file, data }) =>
      [
        ...differing('distance', data.distance, data.distanceKm, 'distanceKm'),
        ...differing('elevationGain', data.elevationGain, data.elevationGainM, 'elevationGainM'),
      ].map(({ key, message }) =>
        problemIn(file, [key], {
          rule: 'trail-figures',
          message,
          suggestion: 'Write the same figure in both.',
        }),
      ),
    );
  },
};

function differing(key: string, text: string, figure: number, figureKey: string) {
  if (statesFigure(text, figure)) return [];
  return [{ key, message: `${key} is "${text}", but ${figureKey} is ${figure}` }];
}

/** Returns true if a text holds a figure. Commas may group its thousands. */
export function statesFigure(text: string, figure: number): boolean {
  const figures = [...text.matchAll(/\d[\d,]*(\.\d+)?/g)].map(([number]) =>
    Number(number.replaceAll(',', '')),
  );
  return figures.includes(figure);
}
