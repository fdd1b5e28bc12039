// One file for the whole planner, so that a retry fetches all of it.
export { Itinerary } from './view/Itinerary.tsx';
export { keepTripDates } from '../../tripDates/tripDatesStore.ts';
export { formProblem, planTrip } from './rules/planTrip.ts';
export { tripOnDates } from './trips/tripOnDates.ts';
