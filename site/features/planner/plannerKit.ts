// All of the planner in one file: where it does not come at first, asking for it once more asks for all of it.
export { Itinerary } from './view/Itinerary.tsx';
export { formProblem, planTrip } from './rules/planTrip.ts';
