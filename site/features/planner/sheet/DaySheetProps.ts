import type { BoundNotice, PlannerStay } from '#schemas/types/published.ts';
import type { Paper } from '../../../ui/PrintSheet/PrintSheet.tsx';
import type { PlanDay } from '../rules/day/layOutPlan.ts';
import type { SharedPlan } from '../share/readPlan.ts';

export interface DaySheetProps {
  day: PlanDay;
  /** Beds in which the day begins and ends. */
  beds: readonly PlannerStay[];
  /** Plan of the day, for the code. */
  trip: SharedPlan;
  /** Notices of the whole park. */
  notices: readonly BoundNotice[];
  paper: Paper;
  onDone: () => void;
}
