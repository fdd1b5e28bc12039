import type { AuthoredExceptions } from '#schemas/types/authored.ts';
import type { Problem } from '../content/problem.ts';
import { didYouMean } from '../spelling/closest.ts';
import { allEntries, type CheckedContent } from '../content/checkedContent.ts';
import { findingIn, problemOf } from './findingIn.ts';
import { allRules } from './rules/allRules.ts';

type Exception = AuthoredExceptions['exceptions'][number];

/** The reason that the reference page gives for the problems of this file. */
export const exceptionsDescription =
  'Every entry of content/exceptions.yaml names a rule that allows exceptions and a file that exists, and still ' +
  'excuses a problem, which is looked at once nothing else is wrong. An exception that is no longer needed ' +
  'would hide new problems of its rule.';

const excusable = allRules.filter(({ canBeExcused }) => canBeExcused).map(({ name }) => name);

/**
 * Takes out the problems that content/exceptions.yaml excuses, and adds one for every exception that names nothing,
 * may not be made or excuses nothing any more.
 */
export function applyExceptions(problems: Problem[], content: CheckedContent): Problem[] {
  if (!content.exceptions) return problems;
  const { file, data } = content.exceptions;
  const files = [...allEntries(content).map((entry) => entry.file), ...content.routes].map(({ path }) =>
    path.slice(content.dir.length + 1),
  );
  // A misspelt rule or file is one mistake: what the exception was meant for is not reported beside it.
  const fits = ({ rule, file, path }: Exception, problem: Problem): boolean =>
    (rule === problem.rule || !excusable.includes(rule)) &&
    (`${content.dir}/${file}` === problem.file || !files.includes(file)) &&
    path === problem.path;
  const remaining = problems.filter(
    (problem) =>
      !excusable.includes(problem.rule) || !data.exceptions.some((exception) => fits(exception, problem)),
  );
  // Other mistakes can hide what an exception is for.
  const isSound = !content.hasRefusedFiles && remaining.every(({ severity }) => severity === 'warning');
  const refused = data.exceptions.flatMap((exception, index): Problem[] => {
    const { rule, file: named, path } = exception;
    const refuse = (key: keyof Exception, message: string, suggestion: string) => [
      problemOf('exceptions', findingIn(file, ['exceptions', index, key], { message, suggestion })),
    ];
    if (allRules.some(({ name, canBeExcused }) => name === rule && !canBeExcused)) {
      return refuse('rule', `the rule "${rule}" allows no exceptions`, 'Fix the content instead.');
    }
    if (!excusable.includes(rule)) {
      return refuse(
        'rule',
        `unknown rule "${rule}"`,
        didYouMean(rule, excusable) ?? 'Write the name that the report shows in brackets.',
      );
    }
    if (!isSound) return [];
    if (!files.includes(named)) {
      const suggestion = didYouMean(named, files) ?? 'Write its path below the content folder.';
      return refuse('file', `there is no file ${named}`, suggestion);
    }
    if (problems.some((problem) => fits(exception, problem))) return [];
    const place = path === '' ? named : `${path} in ${named}`;
    return refuse('rule', `${rule} has nothing against ${place} any more`, 'Remove the exception.');
  });
  return [...remaining, ...refused];
}
