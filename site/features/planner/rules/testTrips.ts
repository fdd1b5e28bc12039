import { zurichOffsets } from '../../../test/zoneOffsets.ts';
import type { PlannerPlace, PlannerRules, PlannerStay } from '#schemas/types/published.ts';
import type { TripCatalog, TripForm } from './trip.ts';

/** Rules with the numbers of the specification and short texts. */
export const rules: PlannerRules = {
  hemisphere: 'north',
  form: {
    group: { min: 1, max: 10, default: 2 },
    defaultBudget: 1000,
    longestTrip: 30,
    interests: [
      { id: 'hiking', label: 'Hiking', trails: true, pack: ['Boots'] },
      { id: 'culture', label: 'Culture', attractions: ['historic'] },
      { id: 'winter', label: 'Winter', activities: ['skiing'], pack: ['Cleats'] },
    ],
    activityLevels: [
      {
        id: 'relaxed',
        label: 'Relaxed',
        difficulties: ['easy'],
        longestWalkMinutes: 120,
        highestClimbM: 150,
      },
      {
        id: 'moderate',
        label: 'Moderate',
        difficulties: ['easy', 'moderate'],
        longestWalkMinutes: 300,
        highestClimbM: 600,
      },
      {
        id: 'active',
        label: 'Active',
        difficulties: ['easy', 'moderate', 'hard', 'difficult'],
        longestWalkMinutes: 600,
        highestClimbM: 1500,
      },
    ],
    accommodation: [
      { id: 'budget', label: 'Budget', from: 0, to: 300 },
      { id: 'mid-range', label: 'Mid-range', from: 300, to: 700 },
      { id: 'luxury', label: 'Luxury', from: 700, to: null },
    ],
    dining: [
      { id: 'any', label: 'No preference', note: 'Anywhere.' },
      { id: 'restaurants', label: 'Restaurants', note: 'Book a table.' },
    ],
    transport: [
      { id: 'car', label: 'With a car', calculator: 'rental' },
      { id: 'bus', label: 'Without a car', calculator: 'shuttle' },
    ],
  },
  day: {
    breakfast: '07:30',
    morning: '08:00',
    indoors: '10:00',
    lunch: '12:00',
    afternoon: '13:00',
    accommodation: '18:00',
    dinner: '19:00',
    latestLunch: '14:00',
  },
  costs: {
    priceShare: 0.6,
    activityShare: 0.8,
    mealsPerPerson: 100,
    mealsShare: 0.3,
    mealSplit: { breakfast: 0.25, lunch: 0.35, dinner: 0.4 },
    stayLimit: 0.6,
    stayCap: 0.5,
    transportShare: 0.15,
    carRentalPerDay: 45,
    carSeats: 5,
    roomSleeps: 2,
    roomSleepsWithChildren: 4,
    sharedPrices: [
      {
        per: 'canoe hour',
        one: 'canoe',
        many: 'canoes',
        people: 3,
        family: { adults: 2, children: 2 },
        perHour: true,
      },
      { per: 'wagon', one: 'wagon', many: 'wagons', people: 4, perHour: false },
    ],
  },
  travel: {
    carFromDay: 2,
    carAreas: ['Far Lake'],
    noCarAttractions: [],
    sameDayKm: 40,
    driveBeyondVisitMinutes: 30,
    restDriveMinutes: 45,
    roadFactor: 1.5,
    speedKmh: 60,
    nearKm: 5,
    withoutCarKm: 100,
    longestBusKm: 50,
    busWaitMinutes: 15,
    longestDriveMinutes: 300,
    moveWorthMinutes: 60,
    dearBedMinutes: 20,
    priceOfMinute: 20,
  },
  places: {
    avalancheMonths: ['november', 'december', 'january', 'february', 'march', 'april', 'may', 'june'],
    winterMonths: ['november', 'december', 'january', 'february', 'march', 'april'],
    hardWalkMinutes: 300,
    hardClimbM: 600,
    restWalkMinutes: 120,
    restVisitMinutes: 240,
    leastVisitMinutes: 60,
    restLeastVisitMinutes: 60,
    fullVisitMinutes: 360,
    mostStops: 3,
    youngChildAge: 8,
    youngChildWalkMinutes: 180,
    indoors: [],
    neverPlanned: [],
    paidEntry: [],
    sameThing: [],
    seasons: [],
  },
  advice: {
    seasons: { winter: ['Short days.'], spring: ['Mud.'], summer: ['Crowds.'], fall: ['Frost.'] },
    packing: { winter: ['Down'], spring: ['Rubber boots'], summer: ['Hat'], fall: ['Headlamp'] },
    weather: {
      coldBelowC: -20,
      coldTip: 'Extreme cold.',
      precipitationAboveMm: 10,
      precipitationTip: 'Heavy precipitation.',
      windAboveKmh: 50,
      windTip: 'High wind.',
    },
    children: {
      passTip: 'Free pass.',
      easyBelowAge: 8,
      easyTip: 'Easy walks.',
      seatBelowAge: 6,
      seatTip: 'Child seat.',
    },
  },
  checklist: {
    accommodation: { name: 'Accommodation', notes: 'Early.' },
    carRental: { name: 'Car rental', notes: 'With tires.' },
    adventure: { notes: 'Small groups.', priceAbove: 50 },
    insurance: { name: 'Travel insurance', notes: 'With rescue.', budgetShare: 0.05 },
    flights: { name: 'Flights to Testville', notes: 'Two hours away.', perPerson: 400 },
  },
};

/**
 * Returns an attraction in the middle of the park, easy, free, one hour long and always open, with the given changes.
 */
export function place(given: Partial<PlannerPlace> = {}): PlannerPlace {
  const slug = given.slug ?? 'tarn';
  return {
    kind: 'attraction',
    slug,
    name: slug,
    location: 'Testtown',
    latitude: 46.5,
    longitude: 8,
    minutes: 60,
    price: 0,
    pricePer: null,
    difficulty: 'easy',
    interests: [],
    open: null,
    bestMonths: null,
    winterState: null,
    climbM: null,
    hours: [],
    timesOfDay: [],
    transit: [],
    callsForCar: false,
    isClosedToCars: false,
    notices: [],
    picture: {
      path: `/images/${slug}`,
      original: `/images/${slug}.jpg`,
      alt: '',
      kind: 'drawn',
      credit: null,
      licence: null,
      plateColor: '#000000',
      placeholderColor: '#000000',
      focus: { x: 5, y: 5 },
    },
    ...given,
  };
}

/** Returns a room for 200 a night in the middle of the park, always open, with the given changes. */
export function stay(given: Partial<PlannerStay> = {}): PlannerStay {
  const slug = given.slug ?? 'inn';
  return {
    slug,
    name: slug,
    location: 'Testtown',
    latitude: 46.5,
    longitude: 8,
    isCampground: false,
    price: 200,
    open: null,
    transit: [],
    notices: [],
    ...given,
  };
}

/** Returns a trip of two people in July without wishes, with the given changes. */
export function form(given: Partial<TripForm> = {}): TripForm {
  return {
    startDate: '2027-07-05',
    endDate: '2027-07-06',
    budget: '2000',
    groupSize: 2,
    interests: [],
    activityLevel: 'moderate',
    accommodationType: 'budget',
    diningPreference: 'any',
    arrivalTime: '',
    departureTime: '',
    childAges: [],
    transport: 'car',
    isOneBed: true,
    specialRequests: '',
    ...given,
  };
}

export function catalog(given: Partial<TripCatalog> = {}): TripCatalog {
  return { places: [place()], stays: [stay()], notices: [], saved: [], zoneOffsets: zurichOffsets, ...given };
}

/** Returns the latitude a distance north of the middle of the park; a degree has 6371 km × π / 180 = 111.195 km. */
export function north(km: number): number {
  return 46.5 + km / 111.195;
}
