import type { Problem } from '../problem.ts';
import type { CheckedContent } from './content.ts';

/** One thing that must hold across the content, beyond the shape of a single record. */
export interface Rule {
  name: string;
  /** What must hold and why, in a sentence or two. */
  description: string;
  check: (content: CheckedContent) => Problem[];
}
