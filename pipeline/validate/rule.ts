import type { Problem } from '../content/problem.ts';
import type { CheckedContent } from '../content/checkedContent.ts';

/** One thing that must hold across the content, beyond the shape of a single record. */
export interface Rule {
  name: string;
  /** What must hold and why, in a sentence or two. */
  description: string;
  /** Whether content/exceptions.yaml may excuse a value. Never from what the later stages and the site rely on. */
  canBeExcused: boolean;
  /** Throws nothing. `today` is the calendar date in the park, YYYY-MM-DD. */
  check: (content: CheckedContent, today: string) => Problem[];
}
