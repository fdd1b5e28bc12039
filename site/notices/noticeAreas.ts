import type { Notice } from '#schemas/types/published.ts';
import type { TripDates } from '../tripDates/tripDates.ts';
import type { MapArea } from '../ui/MapView/mapTypes.ts';
import { inForce } from './noticeDays.ts';

export interface ActiveNotice {
  notice: Notice;
  state: 'today' | 'trip';
}

export interface NoticeArea extends MapArea {
  /** Notices that bind the area, in the order of the guide. */
  notices: ActiveNotice[];
}

/** Returns the areas of notices in force today or on the trip dates; notices of the same area share it. */
export function noticeAreas(notices: readonly Notice[], days: TripDates): NoticeArea[] {
  const areas = new Map<string, NoticeArea>();
  for (const notice of notices) {
    const state = inForce(notice.when, days);
    const { area, slug } = notice;
    if (state === 'other' || !area) continue;
    const place = JSON.stringify(area);
    const known = areas.get(place);
    if (known) known.notices.push({ notice, state });
    else areas.set(place, { id: slug, shape: area.shape, points: area.line, notices: [{ notice, state }] });
  }
  return [...areas.values()];
}
