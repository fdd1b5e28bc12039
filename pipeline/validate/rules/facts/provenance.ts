import { factsIn } from '../../factsIn.ts';
import { findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';

/** Sources that cannot be looked up. */
export const uncheckable = ['specification', 'general knowledge', 'illustrative'];

export const provenance: Rule = {
  name: 'provenance',
  description:
    'Nothing is claimed of a figure that cannot be so: no check on a day to come, and neither a check nor a status ' +
    'better than unverified where the source is "specification", "general knowledge" or "illustrative" (the latter a ' +
    'warning).',
  canBeExcused: false,
  check(content, today) {
    return factsIn(content).flatMap(({ file, path, source, status, verifiedOn }) => {
      const problem = (
        key: string,
        message: string,
        suggestion: string,
        severity: 'error' | 'warning' = 'error',
      ) => [findingIn(file, [...path, key], { message, suggestion, severity })];
      if (verifiedOn !== null && verifiedOn > today) {
        const suggestion = 'Write the day of the check, or null.';
        return problem('verifiedOn', `verifiedOn ${verifiedOn} has not come yet`, suggestion);
      }
      if (!uncheckable.includes(source)) return [];
      if (status !== 'unverified') {
        const message = `the status cannot be ${status} when the source is "${source}"`;
        return problem('status', message, 'Name the source, or write status: unverified.', 'warning');
      }
      if (verifiedOn !== null) {
        const message = `a figure whose source is "${source}" cannot have been verified`;
        return problem('verifiedOn', message, 'Name the source that was looked at, or write null.');
      }
      return [];
    });
  },
};
