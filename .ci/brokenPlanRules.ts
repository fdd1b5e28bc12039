import { isInForceBetween, isInForceOn } from '#schemas/rules/notices/noticeInForce.ts';
import type { OpenSeason, PlannerPlace, PlannerRules } from '#schemas/types/published.ts';
import { calendarTimes } from '#site/features/planner/share/calendarTimes.ts';
import type { PlanDay } from '#site/features/planner/rules/day/layOutPlan.ts';
import { planFromChoices, type TripPlan } from '#site/features/planner/rules/planTrip.ts';
import type { Stop, TripCatalog } from '#site/features/planner/rules/trip.ts';
import { tripContext } from '#site/features/planner/rules/tripContext.ts';

interface Visit {
  name: string;
  place: PlannerPlace;
  start: number;
  end: number;
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const covers = (season: OpenSeason | null | undefined, date: string) => {
  if (!season) return true;
  const day = date.slice(5);
  return season.from <= season.to
    ? season.from <= day && day <= season.to
    : season.from <= day || day <= season.to;
};
const rowsOf = ({ morning, afternoon, evening }: PlanDay) => [...morning, ...afternoon, ...evening];

/** Returns the visits of a day from its rows, each with the drive before it taken off. */
function visitsOf(day: PlanDay): Visit[] {
  return rowsOf(day).flatMap(({ item, place, time, drive, duration }) => {
    const start = minutes(time) + (drive?.minutes ?? 0);
    return place ? [{ name: item, place, start, end: start + (duration ?? 0) }] : [];
  });
}

/** Returns the rules that a plan breaks, each with its day, worked out from the rows alone. */
export function brokenPlanRules(plan: TripPlan, catalog: TripCatalog, rules: PlannerRules): string[] {
  return [
    ...plan.days.flatMap((day, index) => brokenOnDay(plan, day, index, { catalog, rules })),
    ...brokenBudget(plan, rules),
    ...brokenCalendar(plan),
  ];
}

function brokenOnDay(
  { form, days, choices }: TripPlan,
  day: PlanDay,
  index: number,
  { catalog, rules }: { catalog: TripCatalog; rules: PlannerRules },
): string[] {
  const { date } = day;
  const indoors = new Set(rules.places.indoors);
  const visits = visitsOf(day);
  const { sunrise, sunset } = day.light;
  const isHard = (at: PlanDay | undefined) =>
    at !== undefined &&
    visitsOf(at).some(
      ({ place }) =>
        place.kind !== 'activity' &&
        (place.minutes >= rules.places.hardWalkMinutes || (place.climbM ?? 0) >= rules.places.hardClimbM),
    );
  const least = isHard(days[index - 1]) ? rules.places.restLeastVisitMinutes : rules.places.leastVisitMinutes;
  const sum = visits.reduce((all, { start, end }) => all + end - start, 0);
  const isMove =
    index > 0 &&
    choices.stays[index]?.slug !== undefined &&
    choices.stays[index]?.slug !== choices.stays[index - 1]?.slug;
  const bed = catalog.stays.find(({ slug }) => slug === choices.stays[index]?.slug);
  const found = (rule: string, name = '') => `${date} ${rule} ${name}`.trim();
  return [
    ...visits.flatMap(({ name, place, start, end }) => {
      const visit = { date, start, end };
      const closed = place.notices.filter(
        ({ kind, who, part, when }) =>
          part === null &&
          isInForceBetween(when, visit.date, visit.start, visit.end) &&
          ((kind === 'closure' && who.length === 0) ||
            (who.includes('groups-under-four') && form.groupSize < 4)),
      );
      const isBehindGate =
        place.isClosedToCars ||
        place.notices.some(
          ({ kind, who, part, when }) =>
            kind === 'closure' && part === null && who.includes('cars') && isInForceOn(when, date),
        );
      const row = rowsOf(day).find((other) => other.place === place);
      const hours = place.hours.filter(({ season }) => season && covers(season, date));
      const inForce = hours.length > 0 ? hours : place.hours.filter(({ season }) => !season);
      const isOpen =
        place.hours.length === 0 ||
        inForce.some(({ from, to }) => minutes(from) <= start && end <= minutes(to));
      const isDark = (sunrise !== null && start < sunrise) || (sunset !== null && end > sunset);
      const links = place.transit.filter(({ season }) => covers(season, date));
      return [
        ...(closed.length > 0 || !covers(place.open, date) ? [found('closed', name)] : []),
        ...(isBehindGate &&
        form.transport === 'car' &&
        !row?.notes.some((note) => note.includes('closed to private vehicles'))
          ? [found('closed road not said', name)]
          : []),
        ...(isBehindGate && links.length === 0 && !catalog.saved.includes(`${place.kind}/${place.slug}`)
          ? [found('behind a closed road without a bus', name)]
          : []),
        ...(isOpen ? [] : [found('outside of its hours', name)]),
        ...(isDark && !indoors.has(`${place.kind}/${place.slug}`) ? [found('in the dark', name)] : []),
        ...(form.transport === 'bus' && links.length === 0 ? [found('no bus', name)] : []),
        ...(form.transport === 'bus' &&
        !links.some(({ line, stop }) =>
          row?.notes.some((note) => note.startsWith(line) && note.includes(stop)),
        )
          ? [found('bus not said', name)]
          : []),
      ];
    }),
    ...visits.flatMap(({ name, start }, at) => {
      const before = visits[at - 1];
      return before && start < before.end ? [found('overlap', name)] : [];
    }),
    ...brokenLunch(day).map((rule) => found(rule)),
    ...(day.drive.minutes > rules.travel.longestDriveMinutes && !isMove ? [found('long drive')] : []),
    ...(sum < least && !day.notes.some((note) => / (day, because) /.test(note)) ? [found('short')] : []),
    ...(bed && !covers(bed.open, date) ? [found('bed closed', bed.slug)] : []),
    ...(form.transport === 'bus' && day.carRentalNeeded ? [found('car')] : []),
    ...day.warnings
      .filter((warning) => !warning.startsWith('This day costs'))
      .map((warning) => found(warning)),
  ];
}

/** Returns a problem if a visit, or the drive to it, falls into the half hour of lunch. */
function brokenLunch(day: PlanDay): string[] {
  const lunch = day.afternoon.find(({ type }) => type === 'meal');
  if (!lunch || lunch.item !== 'Lunch' || lunch.notes.some((note) => note.startsWith('On your way')))
    return [];
  const start = minutes(lunch.time);
  return rowsOf(day).flatMap(({ item, place, time, drive, duration }) => {
    const end = minutes(time) + (drive?.minutes ?? 0) + (duration ?? 0);
    return place && minutes(time) < start + 30 && end > start ? [`lunch during ${item}`] : [];
  });
}

/** Returns a problem if the places of a plan cost more than meals, transport and beds leave. */
function brokenBudget({ days, totals }: TripPlan, rules: PlannerRules): string[] {
  const rows = days.flatMap(rowsOf);
  const places = rows.reduce((sum, { place, cost }) => sum + (place ? cost : 0), 0);
  const early = days.filter(
    ({ carRentalNeeded }, index) => carRentalNeeded && index + 1 < rules.travel.carFromDay,
  );
  const isOver = totals.total > totals.budget && (places > 0 || early.length > 0);
  return isOver ? [`over the budget: ${totals.total} of ${totals.budget}`] : [];
}

/** Returns the entries of the calendar that begin before the one before them ends. */
function brokenCalendar({ days }: TripPlan): string[] {
  const times = calendarTimes(days);
  return times.flatMap((time, index) => {
    const before = times[index - 1];
    return before && time.start < before.end ? [`overlap in the calendar: ${time.item.item}`] : [];
  });
}

/** Returns the effort of a walk: its minutes, and one more for 10 m of climb. */
const effortOf = ({ minutes: long, climbM }: PlannerPlace) => long + (climbM ?? 0) / 10;

/**
 * Returns the walks that come after an easier one although the two may be exchanged: all rules of the planner hold then,
 * every visit is in a part of the day that suits it, the bed is reached by dinner, and the day has no more driving.
 */
export function lateWalks(plan: TripPlan, catalog: TripCatalog, rules: PlannerRules): string[] {
  return plan.days.flatMap((day, index) => {
    const visits = visitsOf(day);
    if (isAtFirstLight(day, visits[0])) return [];
    return visits.flatMap((easier, first) =>
      visits.flatMap((harder, second) => {
        const areWalks = easier.place.kind === 'trail' && harder.place.kind === 'trail';
        if (!areWalks || second < first || effortOf(harder.place) <= effortOf(easier.place)) return [];
        const stops = exchanged(plan.choices.days[index] ?? [], first, second);
        const choices = { ...plan.choices, days: plan.choices.days.with(index, stops) };
        const other = planFromChoices(tripContext(plan.form, catalog, rules), choices, null);
        const changed = other.days[index];
        const isWorse =
          !changed ||
          changed.drive.minutes > day.drive.minutes ||
          !isWellTimed(changed) ||
          brokenPlanRules(other, catalog, rules).length > 0;
        return isWorse ? [] : [`${day.date} ${harder.name} after ${easier.name}`];
      }),
    );
  });
}

function exchanged(stops: readonly Stop[], a: number, b: number): Stop[] {
  const [first, second] = [stops[a], stops[b]];
  if (!first || !second) return [...stops];
  return stops.with(a, { ...second, part: first.part }).with(b, { ...first, part: second.part });
}

/** Returns true if all visits are in a part of the day that suits them, and the bed is reached by dinner. */
function isWellTimed(day: PlanDay): boolean {
  if (day.evening.some(({ type, time }) => type === 'accommodation' && time > '19:00')) return false;
  const rows = rowsOf(day).filter(({ place }) => place);
  return visitsOf(day).every(({ place: { timesOfDay }, end }, index) => {
    const row = rows[index];
    const part = row?.part === 'morning' ? 'morning' : 'afternoon';
    const isOver =
      row && part === 'morning' && (minutes(row.time) >= 12 * 60 || (index > 0 && end > 13 * 60));
    return !isOver && (timesOfDay.length === 0 || timesOfDay.includes(part));
  });
}

/** Returns true if a day begins outdoors at a sight within an hour after sunrise. */
function isAtFirstLight({ light }: PlanDay, visit: Visit | undefined): boolean {
  if (visit?.place.kind !== 'attraction' || light.sunrise === null) return false;
  return visit.start >= light.sunrise && visit.start <= light.sunrise + 60;
}
