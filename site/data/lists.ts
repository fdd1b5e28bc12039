import { published } from './published.ts';
import { usePublishedList } from './usePublished.ts';

export const useAttractions = () => usePublishedList(published.attractions);
export const useActivities = () => usePublishedList(published.activities);
export const useAccommodations = () => usePublishedList(published.accommodations);
export const useEvents = () => usePublishedList(published.events);
export const useTrails = () => usePublishedList(published.trails);
