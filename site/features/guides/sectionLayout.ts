import type { GuideSection } from './GuideSection.ts';

const longestWord = 13;
const longestHeading = 26;

/** Whether a heading is short enough to stand beside its content on wide screens; long ones stand above. */
export function headingFitsBeside(heading: string): boolean {
  const words = heading.split(/\s+/);
  return heading.length <= longestHeading && words.every((word) => word.length <= longestWord);
}

const wideKinds: GuideSection['kind'][] = ['tabs', 'table', 'distances', 'passes', 'climate'];

/** Whether a section has its heading in a column of its own: not where its content wants the whole width. */
export function isSplit(section: GuideSection): boolean {
  if (wideKinds.includes(section.kind)) return false;
  if (section.kind === 'cards' && section.cards.length === 3) return false;
  return headingFitsBeside(section.heading);
}
