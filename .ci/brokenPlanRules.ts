import { isInForceBetween, isInForceOn } from '#schemas/rules/notices/noticeInForce.ts';
import type { OpenSeason, PlannerPlace, PlannerRules } from '#schemas/types/published.ts';
import type { PlanDay } from '#site/features/planner/rules/planDays.ts';
import type { TripPlan } from '#site/features/planner/rules/planTrip.ts';
import type { TripCatalog } from '#site/features/planner/rules/trip.ts';

interface Visit {
  name: string;
  place: PlannerPlace;
  start: number;
  end: number;
  notes: readonly string[];
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

function visitsOf(day: PlanDay): Visit[] {
  return rowsOf(day).flatMap(({ item, place, time, duration, notes }) => {
    const start = minutes(time);
    return place ? [{ name: item, place, start, end: start + (duration ?? 0), notes }] : [];
  });
}

/** Returns the rules that a plan breaks, each with its day, worked out from the rows alone. */
export function brokenPlanRules(plan: TripPlan, catalog: TripCatalog, rules: PlannerRules): string[] {
  return [
    ...plan.days.flatMap((day, index) => brokenOnDay(plan, day, index, { catalog, rules })),
    ...brokenSums(plan),
    ...repeated(plan, rules),
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
  const isMove =
    index > 0 &&
    choices.stays[index]?.slug !== undefined &&
    choices.stays[index]?.slug !== choices.stays[index - 1]?.slug;
  const bed = catalog.stays.find(({ slug }) => slug === choices.stays[index]?.slug);
  const found = (rule: string, name = '') => `${date} ${rule} ${name}`.trim();
  const isHard = (at: PlanDay | undefined) =>
    at !== undefined &&
    visitsOf(at).some(
      ({ place }) =>
        place.kind !== 'activity' &&
        (place.minutes >= rules.places.hardWalkMinutes || (place.climbM ?? 0) >= rules.places.hardClimbM),
    );
  const isYoung = form.childAges.some((age) => age < rules.places.youngChildAge);
  return [
    ...visits.flatMap(({ name, place, start, end, notes }) => {
      const closed = place.notices.filter(
        ({ kind, who, part, when }) =>
          part === null &&
          isInForceBetween(when, date, start, end) &&
          ((kind === 'closure' && who.length === 0) ||
            (who.includes('groups-under-four') && form.groupSize < 4)),
      );
      const isBehindGate =
        place.isClosedToCars ||
        place.notices.some(
          ({ kind, who, part, when }) =>
            kind === 'closure' && part === null && who.includes('cars') && isInForceOn(when, date),
        );
      const hours = place.hours.filter(({ season }) => season && covers(season, date));
      const inForce = hours.length > 0 ? hours : place.hours.filter(({ season }) => !season);
      const isOpen =
        place.hours.length === 0 ||
        inForce.some(({ from, to }) => minutes(from) <= start && end <= minutes(to));
      const isDark = (sunrise !== null && start < sunrise) || (sunset !== null && end > sunset);
      const links = place.transit.filter(({ season }) => covers(season, date));
      const isSaved = catalog.saved.includes(`${place.kind}/${place.slug}`);
      const unmet = form.needs.filter((need) => !place.suits?.includes(need));
      return [
        ...(closed.length > 0 || !covers(place.open, date) ? [found('closed', name)] : []),
        ...(isBehindGate &&
        form.transport === 'car' &&
        !notes.some((note) => note.includes('closed to private vehicles'))
          ? [found('closed road not said', name)]
          : []),
        ...(isBehindGate && form.transport === 'car' && links.length === 0 && !isSaved
          ? [found('behind a closed road without a bus', name)]
          : []),
        ...(isOpen ? [] : [found('outside of its hours', name)]),
        ...(isDark && !indoors.has(`${place.kind}/${place.slug}`) ? [found('in the dark', name)] : []),
        ...(place.end && !notes.some((note) => note.startsWith('One way')) ? [found('one way', name)] : []),
        ...(place.mayBeClosed !== undefined && !notes.some((note) => note.startsWith('It may be closed'))
          ? [found('may be closed, not said', name)]
          : []),
        ...unmet.map((need) => found(`does not suit ${need}`, name)),
        ...(isYoung && place.isForOlder ? [found('for older children', name)] : []),
      ];
    }),
    ...visits.flatMap(({ name, start }, at) => {
      const before = visits[at - 1];
      return before && start < before.end ? [found('overlap', name)] : [];
    }),
    ...brokenLunch(day).map((rule) => found(rule)),
    ...(day.drive.minutes > rules.travel.longestDriveMinutes && !isMove ? [found('long drive')] : []),
    ...(isHard(day) && isHard(days[index - 1]) ? [found('two hard days')] : []),
    ...(bed && !covers(bed.open, date) ? [found('bed closed', bed.slug)] : []),
    ...(form.transport === 'bus' && day.carRentalNeeded ? [found('car')] : []),
    ...day.warnings.map((warning) => found(warning)),
  ];
}

/** Returns a problem if a visit falls into the half hour of lunch. */
function brokenLunch(day: PlanDay): string[] {
  const lunch = day.afternoon.find(({ type }) => type === 'meal');
  if (lunch?.item !== 'Lunch') return [];
  const start = minutes(lunch.time);
  return visitsOf(day).flatMap((visit) =>
    visit.start < start + 30 && visit.end > start ? [`lunch during ${visit.name}`] : [],
  );
}

/** Returns a problem if the rows do not add up to what is shown. */
function brokenSums({ days, totals }: TripPlan): string[] {
  const rows = days.flatMap(rowsOf);
  const sums = [
    [rows.reduce((sum, { cost }) => sum + cost, totals.pass), totals.total],
    [rows.reduce((sum, { budgeted }) => sum + budgeted, 0), totals.budgeted],
  ];
  return sums.flatMap(([sum, shown]) => (sum === shown ? [] : [`the rows add up to ${sum}, not ${shown}`]));
}

/** Returns places, and places that are one thing to do, that stand in a plan twice. */
function repeated({ choices }: TripPlan, { places }: PlannerRules): string[] {
  const keys = choices.days.flat().map(({ place }) => place);
  const things = keys.map((key) => places.sameThing.find((group) => group.includes(key))?.join() ?? key);
  return things.filter((thing, index) => things.indexOf(thing) < index).map((thing) => `twice: ${thing}`);
}
