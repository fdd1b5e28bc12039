// One file for the whole planner, so that a retry fetches all of it.
export { Itinerary } from './view/Itinerary.tsx';
export { formProblem, planTrip } from './rules/planTrip.ts';
