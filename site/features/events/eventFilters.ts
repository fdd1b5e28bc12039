/** What a visitor looks for; dates are YYYY-MM-DD, empty while not chosen. */
export interface EventFilters {
  from: string;
  until: string;
  /** A category, or "all". */
  category: string;
}

export const noEventFilters: EventFilters = { from: '', until: '', category: 'all' };

function readDate(text: string | null): string {
  const valid = text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  return valid ? text : '';
}

/** Reads filters from a query of any kind; an end before the start is left out. */
export function readEventFilters(params: URLSearchParams): EventFilters {
  const from = readDate(params.get('from'));
  const until = readDate(params.get('until'));
  return {
    from,
    until: from && until < from ? '' : until,
    category: params.get('category') ?? 'all',
  };
}

/** The query of some filters; defaults are left out. */
export function writeEventFilters({ from, until, category }: EventFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (from) params.set('from', from);
  if (until) params.set('until', until);
  if (category !== 'all') params.set('category', category);
  return params;
}

/** Another start of the visit; an end that would lie before it is cleared. */
export function withVisitStart(filters: EventFilters, from: string): EventFilters {
  return { ...filters, from, until: filters.until < from ? '' : filters.until };
}

/** Whether the visit is known, start and end: only then dates count. */
export function hasVisitDates({ from, until }: EventFilters): boolean {
  return from !== '' && until !== '';
}

/** Whether any filter has an effect. */
export function isFiltered(filters: EventFilters): boolean {
  return hasVisitDates(filters) || filters.category !== 'all';
}
