import type { KeyPath } from '../../../content/loadedContent.ts';
import type { Entry } from '../../../content/checkedContent.ts';
import { didYouMean } from '../../../spelling/closest.ts';
import { findingIn, type Fault, type Rule } from '../../findingIn.ts';

export const transit: Rule = {
  name: 'transit',
  description:
    'Lines and stops of transit.yaml fit each other: a stop names lines that exist, every line has a stop, and ' +
    'no line or stop stands there twice.',
  canBeExcused: false,
  check({ transit: file }) {
    if (!file) return [];
    return [...lineProblems(file), ...stopProblems(file)].map(({ path, message, suggestion }) =>
      findingIn(file.file, path, { message, suggestion }),
    );
  },
};

/** A fault, with its place in the file. */
type PlacedFault = Fault & { path: KeyPath };

function lineProblems({ data: { lines, stops } }: Entry<'transit'>): PlacedFault[] {
  return lines.flatMap(({ id, name }, index): PlacedFault[] => {
    const isNamedBefore = lines.findIndex((line) => line.name === name) < index;
    const isUnused = !stops.some((stop) => stop.lines.includes(id));
    const fault = (path: KeyPath, message: string, suggestion: string): PlacedFault[] => [
      { path: ['lines', index, ...path], message, suggestion },
    ];
    const rename = 'Remove one of the two lines, or rename it.';
    const addStops = 'Add its stops near records of the guide, or remove the line.';
    return [
      ...(isNamedBefore ? fault(['name'], `two lines have the name "${name}"`, rename) : []),
      ...(isUnused ? fault(['id'], `no stop has the line "${id}"`, addStops) : []),
    ];
  });
}

function stopProblems({ data: { lines, stops } }: Entry<'transit'>): PlacedFault[] {
  const known = lines.map(({ id }) => id);
  return stops.flatMap((stop, index): PlacedFault[] => {
    const { lat, lng } = stop.coordinates;
    const isRepeated = stops
      .slice(0, index)
      .some(
        ({ name, coordinates }) => name === stop.name && coordinates.lat === lat && coordinates.lng === lng,
      );
    const repeated = {
      path: ['stops', index, 'name'],
      message: `the stop "${stop.name}" is listed twice`,
      suggestion: 'Write all of its lines under one of the two, and remove the other.',
    };
    const ofLines = stop.lines.flatMap((id, at): PlacedFault[] => {
      if (known.includes(id)) return [];
      const path = ['stops', index, 'lines', at];
      const suggestion =
        didYouMean(id, known) ?? `Add the line under lines, or name one of ${known.join(', ')}.`;
      return [{ path, message: `there is no line "${id}"`, suggestion }];
    });
    return [...(isRepeated ? [repeated] : []), ...ofLines];
  });
}
