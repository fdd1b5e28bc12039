import type { CheckedContent, Entry } from '../../../content/checkedContent.ts';
import type { KeyPath } from '../../../content/loadedContent.ts';
import { findingIn, type Finding, type Rule } from '../../findingIn.ts';
import { unknownKey, unknownSlug } from '../../unknownRecord.ts';

export const tripRecords: Rule = {
  name: 'trip-records',
  description:
    'Every place and bed of a ready trip exists, no place is visited twice, stops of the morning come before those of the ' +
    'afternoon, and the last day has no bed.',
  canBeExcused: false,
  check(content) {
    return content.trips.flatMap((trip) => [
      ...unknownPlaces(content, trip),
      ...unknownBeds(content, trip),
      ...misplaced(trip),
    ]);
  },
};

type Trip = Entry<'trip'>;

const kinds = ['attraction', 'activity', 'trail'] as const;

function problemIf(
  isWrong: boolean,
  { file }: Trip,
  path: KeyPath,
  message: string,
  suggestion: string,
): Finding[] {
  return isWrong ? [findingIn(file, path, { message, suggestion })] : [];
}

function unknownPlaces(content: CheckedContent, trip: Trip): Finding[] {
  return trip.data.days.flatMap(({ stops }, day) =>
    stops.flatMap(({ place }, index) => {
      const otherwise = 'Name a record as kind/file-name, or remove the stop.';
      const fault = unknownKey(content, kinds, place, otherwise);
      return fault ? [findingIn(trip.file, ['days', day, 'stops', index, 'place'], fault)] : [];
    }),
  );
}

function unknownBeds(content: CheckedContent, trip: Trip): Finding[] {
  return trip.data.days.flatMap(({ bed }, day) => {
    if (bed === undefined) return [];
    const otherwise = 'Name a file of accommodations without its ending, or remove the bed.';
    const fault = unknownSlug(content, 'accommodation', bed, otherwise);
    return fault ? [findingIn(trip.file, ['days', day, 'bed'], fault)] : [];
  });
}

function misplaced(trip: Trip): Finding[] {
  const { days } = trip.data;
  const places = days.flatMap(({ stops }, day) => stops.map(({ place }, index) => ({ place, day, index })));
  const repeated = places.flatMap(({ place, day, index }, at) =>
    problemIf(
      places.findIndex((other) => other.place === place) < at,
      trip,
      ['days', day, 'stops', index, 'place'],
      `${place} is visited twice`,
      'Name another place.',
    ),
  );
  const unordered = days.flatMap(({ stops }, day) =>
    stops.flatMap(({ part }, index) =>
      problemIf(
        part === 'morning' && stops[index - 1]?.part === 'afternoon',
        trip,
        ['days', day, 'stops', index, 'part'],
        'this morning comes after an afternoon',
        'Put the stops of the morning first.',
      ),
    ),
  );
  const last = days.length - 1;
  const lateBed = problemIf(
    days[last]?.bed !== undefined,
    trip,
    ['days', last, 'bed'],
    'the last day has a bed, but no night follows it',
    'Remove the bed, or add a day.',
  );
  return [...repeated, ...unordered, ...lateBed];
}
