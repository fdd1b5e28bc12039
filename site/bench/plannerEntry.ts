export { planTrip } from '../features/planner/rules/planTrip.ts';
export { warmUp } from '../features/planner/warmUp.ts';
