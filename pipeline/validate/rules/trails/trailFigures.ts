import type { AuthoredTrail } from '#schemas/types/authored.ts';
import { findingIn, type Rule } from '../../findingIn.ts';

export const trailFigures: Rule = {
  name: 'trail-figures',
  description:
    'The distance and the gain in words contain the same figures as distanceKm and elevationGainM, and the distance is that of the whole walk.',
  canBeExcused: true,
  check({ trails }) {
    return trails.flatMap(({ file, data }) =>
      [
        ...oneWay(data),
        ...differing('distance', data.distance, data.distanceKm, 'distanceKm'),
        ...differing('elevationGain', data.elevationGain, data.elevationGainM, 'elevationGainM'),
      ].map(({ key, message, suggestion }) => findingIn(file, [key], { message, suggestion })),
    );
  },
};

export const figuresOnce: Rule = {
  name: 'figures-once',
  description:
    'The description and the text of a trail leave its distance and its climb to distanceKm and elevationGainM. A figure that is written twice contradicts itself one day.',
  canBeExcused: true,
  check({ trails }) {
    return trails.flatMap(({ file, data }) =>
      (['description', 'about'] as const).flatMap((key) => {
        const stated = totalIn(data[key], data);
        if (stated === null) return [];
        const message = `${key} says "${stated}", which the facts beside it say`;
        return [findingIn(file, [key], { message, suggestion: 'Leave the figure out of the text.' })];
      }),
    );
  },
};

/** Returns the distance of the whole walk or its climb, where a text states it: "8.8 km", "12 km return"; else null. */
function totalIn(text: string, { distanceKm, elevationGainM }: AuthoredTrail): string | null {
  const lengths = [...text.matchAll(/(\d[\d,.]*) km( return| there and back| in all)?\b/g)];
  const climbs = [...text.matchAll(/(\d[\d,]*) m (?:up|of climb|of ascent)\b/g)];
  const found =
    lengths.find(([, figure = '', whole]) => whole !== undefined || Number(figure) === distanceKm) ??
    climbs.find(([, figure = '']) => Number(figure.replaceAll(',', '')) === elevationGainM);
  return found?.[0] ?? null;
}

function oneWay({ distance, trailType }: AuthoredTrail) {
  if (trailType !== 'out-and-back' || !/\bone[- ]way$/i.test(distance)) return [];
  const message = `distance is "${distance}", but the trail is out-and-back`;
  const suggestion = 'Write the whole walk in distance and distanceKm, for example 10.2 km return.';
  return [{ key: 'distance', message, suggestion }];
}

/** A figure with its unit: "10.2km", "190 metres". */
const length = /(?<![\w.,])(\d[\d,]*(?:\.\d+)?)\s*(k?)(?:ilo)?m(?:et(?:re|er)s?)?\b/gi;

function differing(key: string, text: string, figure: number, figureKey: string) {
  if (statesFigure(text, figure)) {
    const plain = text.replaceAll(length, '$1 $2m');
    if (plain === text) return [];
    return [{ key, message: `the unit of ${key} is m or km, after a space`, suggestion: `Write ${plain}` }];
  }
  const converted = convertedIn(text, key === 'distance' ? miles : feet);
  const suggestion =
    converted === null
      ? `Write the same figure in both: ${figure} ${key === 'distance' ? 'km' : 'm'} in ${key}, or the other one in ${figureKey}.`
      : `${converted}, and the guide measures in metres. Write the figure of ${figureKey} in both.`;
  return [{ key, message: `${key} is "${text}", but ${figureKey} is ${figure}`, suggestion }];
}

/** A unit that the guide does not use, and its length in the one that it uses. */
interface OtherUnit {
  pattern: RegExp;
  factor: number;
  unit: string;
  decimals: number;
}

const miles = {
  pattern: /(\d[\d,]*(?:\.\d+)?)\s*(?:mi|miles?)\b/i,
  factor: 1.609344,
  unit: 'km',
  decimals: 1,
};
const feet = {
  pattern: /(\d[\d,]*(?:\.\d+)?)\s*(?:ft|feet|foot)\b/i,
  factor: 0.3048,
  unit: 'm',
  decimals: 0,
};

/** Returns the first figure of a text in another unit with its conversion: "3.1 miles is 5.0 km"; null without one. */
function convertedIn(text: string, { pattern, factor, unit, decimals }: OtherUnit): string | null {
  const [found, figure = ''] = pattern.exec(text) ?? [];
  if (found === undefined) return null;
  return `${found} is ${(Number(figure.replaceAll(',', '')) * factor).toFixed(decimals)} ${unit}`;
}

/** Returns true if a text holds a figure. Commas may group its thousands. */
export function statesFigure(text: string, figure: number): boolean {
  const figures = [...text.matchAll(/\d[\d,]*(\.\d+)?/g)].map(([number]) =>
    Number(number.replaceAll(',', '')),
  );
  return figures.includes(figure);
}
