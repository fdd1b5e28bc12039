import type { Notice } from '#schemas/types/published.ts';

/** Returns true if a notice closes something to everybody or warns of a danger. */
export function isDanger({ kind, who }: Pick<Notice, 'kind' | 'who'>): boolean {
  return kind === 'warning' || (kind === 'closure' && who.length === 0);
}

const kinds = ['closure', 'restriction', 'advice'];
const rankOf = (notice: Notice) => (isDanger(notice) ? -1 : kinds.indexOf(notice.kind));

/** Returns notices with the most dangerous first. */
export function dangerousFirst(notices: readonly Notice[]): Notice[] {
  return notices.toSorted((first, second) => rankOf(first) - rankOf(second));
}
