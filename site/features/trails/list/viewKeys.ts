import type { ExtraKeys } from '../../../query/useListState.ts';

interface ViewKeys {
  view: 'map' | 'grid';
  /** Slug of the selected trail, or empty. */
  trail: string;
}

/** Reads and writes the view and the selected trail in the query. */
export const viewKeys: ExtraKeys<ViewKeys> = {
  read: (params) => ({
    view: params.get('view') === 'grid' ? 'grid' : 'map',
    trail: params.get('trail') ?? '',
  }),
  write: ({ view, trail }) => ({ ...(view === 'grid' && { view }), ...(trail && { trail }) }),
};
