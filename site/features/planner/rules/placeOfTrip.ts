import type { PlannerPlace, PlannerRules } from '#schemas/types/published.ts';
import { cents, groupPrice, type Cents } from './money/costs.ts';
import { isHard, isRestful, suitsLevel } from './places/placeOnDay.ts';
import { weights } from './planValue.ts';
import { keyOf, type PlaceKey, type TripCatalog, type TripForm } from './trip.ts';

/** Facts about a place that are the same on every day of a trip. */
export interface PlaceOfTrip {
  place: PlannerPlace;
  key: PlaceKey;
  /** Key shared by all places that are the same thing to do. */
  thing: string;
  isSaved: boolean;
  /** True if it needs no daylight. */
  isIndoors: boolean;
  /** True if it makes a day hard. */
  isHard: boolean;
  /** True if it suits the day after a hard one. */
  isRestful: boolean;
  /** Cost for the group, as listed. */
  cost: Cents;
  /** Score for this visitor, by the weights of a plan. */
  value: number;
  /** Reason why it is not for these people, whatever the day; null if it is. */
  unfit: string | null;
  /** Reason why the planner does not choose it by itself; null if it may. */
  unasked: string | null;
}

type Level = PlannerRules['form']['activityLevels'][number];

/** Returns the facts about every place of a trip. */
export function placesOfTrip(
  form: TripForm,
  { places, saved }: TripCatalog,
  rules: PlannerRules,
  daily: Cents,
): PlaceOfTrip[] {
  const { activityLevels } = rules.form;
  const isSavedKey = new Set<string>(saved);
  const indoors = new Set(rules.places.indoors);
  const never = new Set(rules.places.neverPlanned);
  const groups = new Map(rules.places.sameThing.flatMap((group) => group.map((key) => [key, group.join()])));
  const isYoung = hasYoungChild(form, rules);
  const level = levelOf(form, rules);
  const easier = activityLevels[activityLevels.findIndex(({ id }) => id === level?.id) - 1];
  const unfitOf = (place: PlannerPlace): string | null => {
    const need = form.needs.find((one) => !place.suits?.includes(one));
    if (need) return `no page says that it suits ${need}`;
    if (isYoung && place.isForOlder) return 'not for young children';
    return level && !suitsLevel(place, level) ? 'harder than the level you chose' : null;
  };
  const unaskedOf = (place: PlannerPlace): string | null => {
    if (never.has(keyOf(place))) return "it doesn't fit a half day";
    if (place.timesOfDay.length > 0 && place.timesOfDay.every((time) => time === 'evening'))
      return 'it takes place in the evening';
    if (place.price === null) return 'price not known';
    const isDear = cents(place.price) > daily * rules.costs.priceShare;
    return isDear ? 'too expensive for the daily budget' : null;
  };
  return places.map((place) => {
    const key = keyOf(place);
    const isSaved = isSavedKey.has(key);
    const { cost } = groupPrice(place, form, rules.costs);
    const interests = place.interests.filter((interest) => form.interests.includes(interest)).length;
    const isChallenge = easier !== undefined && place.kind === 'trail' && !suitsLevel(place, easier);
    const hours = Math.min(place.minutes / 60, weights.mostHours);
    return {
      place,
      key,
      thing: groups.get(key) ?? key,
      isSaved,
      isIndoors: indoors.has(key),
      isHard: isHard(place, rules),
      isRestful: isRestful(place, rules),
      cost,
      value:
        (isSaved ? weights.saved : 0) +
        interests * weights.interest +
        (place.featured ? weights.featured / Math.sqrt(place.featured) : 0) +
        (isChallenge ? weights.challenge : 0) +
        hours * weights.hour +
        weights.stop +
        (place.mayBeClosed === undefined ? 0 : weights.mayBeClosed) +
        (daily > 0 ? (Math.min(cost, daily) / daily) * weights.dailyBudget : 0),
      unfit: unfitOf(place),
      // A place to eat belongs to a meal, and is a stop only if the visitor saved it.
      unasked: place.meals !== undefined && !isSaved ? 'it belongs to a meal' : unaskedOf(place),
    };
  });
}

/** Returns the chosen level; with a young child the hardest becomes the one before it, and its walks are shorter. */
export function levelOf(form: TripForm, { form: offers, places }: PlannerRules): Level | undefined {
  const { activityLevels } = offers;
  const chosen = activityLevels.findIndex(({ id }) => id === form.activityLevel);
  if (!hasYoungChild(form, { places })) return activityLevels[chosen];
  const level = activityLevels[Math.min(chosen, Math.max(0, activityLevels.length - 2))];
  const longest = Math.min(level?.longestWalkMinutes ?? 0, places.youngChildWalkMinutes);
  return level && { ...level, longestWalkMinutes: longest };
}

function hasYoungChild({ childAges }: TripForm, { places }: Pick<PlannerRules, 'places'>): boolean {
  return childAges.some((age) => age < places.youngChildAge);
}
