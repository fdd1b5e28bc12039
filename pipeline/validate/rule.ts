import type { Finding } from './findingIn.ts';
import type { CheckedContent } from '../content/checkedContent.ts';

/** One thing that must hold across the content, beyond the shape of a single record. */
export interface Rule {
  name: string;
  /** The requirement and its reason, in a sentence or two. */
  description: string;
  /** True if content/exceptions.yaml may excuse a value. Never for values that later stages and the site rely on. */
  canBeExcused: boolean;
  /** Throws nothing. `today` is the calendar date in the park, YYYY-MM-DD. */
  check: (content: CheckedContent, today: string) => Finding[];
}
