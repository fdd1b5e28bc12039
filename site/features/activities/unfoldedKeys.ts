import type { ExtraKeys } from '../../query/useListState.ts';

/** Activities that show at first, and that each press of "Load More" adds. */
export const pageSize = 10;

/** Number of activities that are unfolded: whole tens, of at most four digits. */
function readVisible(value: string | null): number {
  if (!value || !/^\d{2,4}$/.test(value)) return pageSize;
  return Math.max(Math.floor(Number(value) / pageSize) * pageSize, pageSize);
}

/** The address keeps how many activities are unfolded. */
export const unfoldedKeys: ExtraKeys<{ visible: number }> = {
  read: (params) => ({ visible: readVisible(params.get('visible')) }),
  write: ({ visible }): Record<string, string> => (visible === pageSize ? {} : { visible: String(visible) }),
};
