import { useContext, useMemo } from 'react';
import type { Site } from '#schemas/types/published.ts';
import { type MonthNumber, monthNames, monthOf } from '../../../calendar/seasons.ts';
import { useToday } from '../../../calendar/useToday.ts';
import { SiteContext } from '../../../ui/SiteContext.ts';

/** Month of a visit, the half of the earth, and the avalanche season. */
export interface VisitTime {
  month: MonthNumber;
  hemisphere: Site['hemisphere'];
  avalanche: Site['avalanche'];
}

/** Offsets before the guide is known. */
const utc: Site['zoneOffsets'] = [];

/** Until the site data is loaded, every month counts as avalanche season. */
const always: Site['avalanche'] = { months: [...monthNames], bulletin: null };

/** Returns the current month in the park and the avalanche season. */
export function useVisitTime(): VisitTime {
  const {
    zoneOffsets = utc,
    builtOn = '1970-01-01',
    hemisphere = 'north',
    avalanche = always,
  } = useContext(SiteContext);
  const month = monthOf(useToday({ zoneOffsets, builtOn }));
  return useMemo(() => ({ month, hemisphere, avalanche }), [month, hemisphere, avalanche]);
}
