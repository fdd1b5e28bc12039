import type { Suits } from '#schemas/types/authored.ts';
import type { SuitFacts, SuitedTo } from '#schemas/types/published.ts';
import { toProvenance } from './provenance.ts';

type Answers = { [Who in keyof Suits]-?: Record<NonNullable<Suits[Who]>['answer'], string> };

const words: Answers = {
  children: {
    strollers: 'Small children, and strollers',
    small: 'Small children',
    older: 'Older children alone',
  },
  dogs: { leash: 'On a leash', 'part-of-year': 'On a leash, not all year', forbidden: 'Not allowed' },
  wheelchairs: { all: 'The whole of it', part: 'A part of it', unsuitable: 'Not suitable' },
};

/** Returns whom a place suits. Dogs are among them only where they are allowed all year. */
export function toSuits({ children, dogs, wheelchairs }: Suits = {}): { suits?: SuitedTo[] } {
  const suits: SuitedTo[] = [
    ...(children && children.answer !== 'older' ? ['children' as const] : []),
    ...(children?.answer === 'strollers' ? ['strollers' as const] : []),
    ...(dogs?.answer === 'leash' ? ['dogs' as const] : []),
    ...(wheelchairs && wheelchairs.answer !== 'unsuitable' ? ['wheelchairs' as const] : []),
  ];
  return suits.length > 0 ? { suits } : {};
}

/** Returns what pages say about children, dogs and wheelchairs, each with its source. */
export function toSuitFacts({ children, dogs, wheelchairs }: Suits = {}): SuitFacts {
  return [
    ...(children ? [factOf('Children', words.children[children.answer], children)] : []),
    ...(dogs ? [factOf('Dogs', words.dogs[dogs.answer], dogs)] : []),
    ...(wheelchairs ? [factOf('Wheelchairs', words.wheelchairs[wheelchairs.answer], wheelchairs)] : []),
  ];
}

function factOf(
  who: SuitFacts[number]['who'],
  answer: string,
  { note, source, status }: NonNullable<Suits[keyof Suits]>,
): SuitFacts[number] {
  const text = `${note ? `${answer}: ${note}` : answer}.`;
  return { who, text, provenance: toProvenance({ source, status, verifiedOn: null }) };
}
