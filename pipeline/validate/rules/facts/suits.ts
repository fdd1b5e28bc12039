import type { Suits } from '#schemas/types/authored.ts';
import type { ContentFile } from '../../../content/loadedContent.ts';
import { hostsIn } from '../../../sources/hosts.ts';
import { findingIn, type Finding, type Rule } from '../../findingIn.ts';

/** Words of hazards that no wheel can pass. */
const exposure = /\b(expos|cliff|drops?\b|unfenced|scree|scrambl|ladder|fixed (rope|chain|cable)|steep)/i;

interface Ground {
  difficulty?: string | null;
  hazards?: readonly string[];
  suits?: Suits;
}

export const suits: Rule = {
  name: 'suits',
  description:
    'Who it suits agrees with the rest of the record: a place is fit for wheelchairs, in part or as a whole, by the ' +
    'address of a page that says so, and neither wheelchairs nor strollers nor small children go on a hard walk. ' +
    'Wheels do not go past a hazard that is exposed or steep. A dog that may not go all year is told when.',
  canBeExcused: false,
  check: ({ trails, attractions, accommodations }) =>
    [...trails, ...attractions, ...accommodations].flatMap(({ file, data }) => problemsOf(file, data)),
};

function problemsOf(file: ContentFile, { difficulty, hazards = [], suits: answers }: Ground): Finding[] {
  if (!answers) return [];
  const { children, dogs, wheelchairs } = answers;
  const answerAt = (who: keyof Suits, message: string, suggestion: string) =>
    findingIn(file, ['suits', who, 'answer'], { message, suggestion });
  const problems: Finding[] = [];
  const isRolled = wheelchairs !== undefined && wheelchairs.answer !== 'unsuitable';
  if (isRolled && hostsIn(wheelchairs.source).length === 0) {
    const message = `"${wheelchairs.source}" is no address, so nothing says that wheelchairs can go there`;
    const suggestion = 'Name the page that says so, or leave out wheelchairs.';
    problems.push(findingIn(file, ['suits', 'wheelchairs', 'source'], { message, suggestion }));
  }
  const rolling = [
    ...(isRolled ? [{ who: 'wheelchairs' as const, named: 'wheelchairs' }] : []),
    ...(children?.answer === 'strollers' ? [{ who: 'children' as const, named: 'strollers' }] : []),
  ];
  const danger = hazards.find((hazard) => exposure.test(hazard));
  if (difficulty === 'hard') {
    const small = children?.answer === 'small' ? [{ who: 'children' as const, named: 'small children' }] : [];
    for (const { who, named } of [...rolling, ...small]) {
      problems.push(
        answerAt(who, `the difficulty is hard, but it suits ${named}`, 'Correct one of the two.'),
      );
    }
  } else if (danger !== undefined) {
    for (const { who, named } of rolling) {
      const message = `a hazard is "${danger}", but it suits ${named}`;
      problems.push(answerAt(who, message, 'Correct one of the two.'));
    }
  }
  if (dogs?.answer === 'part-of-year' && !dogs.note) {
    const message = 'dogs may not go all year, but nothing says when';
    problems.push(answerAt('dogs', message, 'Add a note that says when they may not.'));
  }
  return problems;
}
