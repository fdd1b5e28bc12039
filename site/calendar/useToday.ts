import { startTransition, useEffect, useState } from 'react';

/** The calendar date of a moment in a time zone, as YYYY-MM-DD. */
export function dateIn(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(moment);
}

/**
 * Today in the park as YYYY-MM-DD. Prerendered HTML is older than the visit, so it is `builtOn` until the page is
 * mounted and the date of the visit from then on.
 */
export function useToday(site: { timeZone: string; builtOn: string }): string {
  const [today, setToday] = useState(site.builtOn);
  // A transition: parts of the page that are still being hydrated keep their prerendered HTML meanwhile.
  useEffect(() => startTransition(() => setToday(dateIn(site.timeZone, new Date()))), [site.timeZone]);
  return today;
}
