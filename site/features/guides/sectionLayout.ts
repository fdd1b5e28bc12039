import type { GuideSection } from './GuideSection.ts';

const longestWord = 13;
const longestHeading = 26;

/** Returns true if a heading is short enough for a column beside its content on wide screens. */
export function headingFitsBeside(heading: string): boolean {
  const words = heading.split(/\s+/);
  return heading.length <= longestHeading && words.every((word) => word.length <= longestWord);
}

const wideKinds: GuideSection['kind'][] = ['tabs', 'table', 'distances', 'passes', 'climate'];

/** Returns true if the heading of a section has its own column; false if the content needs the full width. */
export function isSplit(section: GuideSection): boolean {
  if (wideKinds.includes(section.kind)) return false;
  if (section.kind === 'cards' && section.cards.length === 3) return false;
  return headingFitsBeside(section.heading);
}
