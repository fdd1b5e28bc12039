import { encodePlan } from '../share/planCode.ts';
import type { SharedPlan } from '../share/readPlan.ts';

/** Most characters that a code holds which a phone reads from paper: version 25, its modules 0.42 mm wide. */
const longest = 1273;

/** Address of a QR code, and what the sheet says of it. */
export interface DayCode {
  url: string;
  text: string;
}

/** Address of the page of a place, with its name. */
interface NamedPage {
  name: string;
  path: string;
}

/** Returns the code of a printed day: it opens the plan, or the page of the walk if the plan is too long for a code. */
export async function dayCode(
  plan: SharedPlan,
  { siteUrl, walk }: { siteUrl: string; walk: NamedPage | null },
): Promise<DayCode> {
  const planner = `${siteUrl}/trip-planner`;
  const url = `${planner}#plan=${await encodePlan(plan)}`;
  if (url.length <= longest) return { url, text: 'The code opens this plan, with its dates and wishes.' };
  const tooLong = 'The plan is longer than a code holds. The code opens';
  if (!walk) return { url: planner, text: `${tooLong} the trip planner.` };
  return { url: `${siteUrl}${walk.path}`, text: `${tooLong} the page of ${walk.name}.` };
}
