/** What a visitor looks for; dates are YYYY-MM-DD, empty while not chosen. */
export interface EventFilters {
  from: string;
  until: string;
  /** A category, or "all". */
  category: string;
  /** Slug of the event that is open, or empty. */
  event: string;
}

export const noEventFilters: EventFilters = { from: '', until: '', category: 'all', event: '' };

function readDate(text: string | null): string {
  const valid = text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  return valid ? text : '';
}

/** Reads filters from a query of any kind. */
export function readEventFilters(params: URLSearchParams): EventFilters {
  return {
    from: readDate(params.get('from')),
    until: readDate(params.get('until')),
    category: params.get('category') ?? 'all',
    event: params.get('event') ?? '',
  };
}

/** The query of some filters; defaults are left out. */
export function writeEventFilters({ from, until, category, event }: EventFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (from) params.set('from', from);
  if (until) params.set('until', until);
  if (category !== 'all') params.set('category', category);
  if (event) params.set('event', event);
  return params;
}

/** Another start of the visit; an end that would lie before it is cleared. */
export function withVisitStart(filters: EventFilters, from: string): EventFilters {
  return { ...filters, from, until: filters.until < from ? '' : filters.until };
}

/** Whether the visit is known, start and end in their order: only then dates count. */
export function hasVisitDates({ from, until }: EventFilters): boolean {
  return from !== '' && until !== '' && until >= from;
}

/** What keeps the dates of a visit from counting, in words; null when nothing does. */
export function visitDatesFault({ from, until }: EventFilters): string | null {
  if ((from === '') !== (until === '')) {
    return `Choose ${from === '' ? 'the first' : 'the last'} day of your visit too: one date alone finds nothing.`;
  }
  return until < from ? 'The last day of your visit is before the first.' : null;
}

/** Whether any filter has an effect. */
export function isFiltered(filters: EventFilters): boolean {
  return hasVisitDates(filters) || filters.category !== 'all';
}
