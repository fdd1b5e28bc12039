import { distanceBetween } from '#schemas/rules/distanceBetween.ts';
import { isInSeason } from '#schemas/rules/dayOfYear.ts';
import { transitFinder } from '../../../content/transitFinder.ts';
import { daysOfMonth } from '#schemas/rules/calendarDate.ts';
import { findingIn, type Finding, type Rule } from '../../findingIn.ts';
import { bedsOf, stopsOf, type TripPlace } from './tripPlaces.ts';

export const tripDays: Rule = {
  name: 'trip-days',
  description:
    "The days of a ready trip suit its form: no stop is harder than its pace, two trails of one day lie within the planner's " +
    'sameDayKm of each other, and on a trip by bus a line stops near every place and bed in one of its months.',
  canBeExcused: true,
  check(content) {
    const { planner } = content;
    if (!planner) return [];
    const { form: offers, travel } = planner.data;
    const findLines = transitFinder(content);
    return content.trips.flatMap((trip): Finding[] => {
      const { form, months } = trip.data;
      const problem = (path: (string | number)[], message: string, suggestion: string) =>
        findingIn(trip.file, path, { message, suggestion });
      const stops = stopsOf(content, trip);
      const level = offers.activityLevels.find(({ id }) => id === form.activityLevel);
      const tooHard = stops.flatMap(({ path, entry }) =>
        level && !suitsLevel(entry, level)
          ? [
              problem(
                path,
                `${entry.data.name} is harder than the pace "${level.id}" of the trip`,
                'Name an easier place, or another pace.',
              ),
            ]
          : [],
      );
      const tooFar = stops.flatMap(({ path, day, entry }, at) => {
        if (entry.kind !== 'trail' || !entry.data.coordinates) return [];
        const here = entry.data.coordinates;
        const other = stops
          .slice(0, at)
          .find(
            (one) =>
              one.day === day &&
              one.entry.kind === 'trail' &&
              one.entry.data.coordinates &&
              distanceBetween(here, one.entry.data.coordinates) > travel.sameDayKm,
          );
        if (!other) return [];
        const message = `${entry.data.name} lies more than ${travel.sameDayKm} km from ${other.entry.data.name} of the same day`;
        return [problem(path, message, 'Put the two on different days.')];
      });
      // A file that cannot be read is a problem of its own.
      const isTransitUnread = !content.transit && content.slugs.has('transit');
      const isServed = ({ coordinates }: Pick<TripPlace['data'], 'coordinates'>) =>
        findLines(coordinates).some(
          ({ line: { season } }) =>
            !season || months.some((month) => daysOfMonth(month).some((day) => isInSeason(day, season))),
        );
      const unserved =
        form.transport === 'bus' && !isTransitUnread
          ? [...stops, ...bedsOf(content, trip)].flatMap(({ path, entry }) =>
              isServed(entry.data)
                ? []
                : [
                    problem(
                      path,
                      `no bus or shuttle stops within 600 m of ${entry.data.name} in the months of this trip by bus`,
                      'Name another record, write transport: car, or add the stop to facts/transit.yaml.',
                    ),
                  ],
            )
          : [];
      return [...tooHard, ...tooFar, ...unserved];
    });
  },
};

interface Level {
  difficulties: readonly string[];
  longestWalkMinutes: number;
  highestClimbM: number;
}

function suitsLevel({ kind, data }: TripPlace, level: Level): boolean {
  if (data.difficulty && !level.difficulties.includes(data.difficulty)) return false;
  if (kind !== 'trail') return true;
  return data.durationMinutes <= level.longestWalkMinutes && data.elevationGainM <= level.highestClimbM;
}
