// Generated from the JSON Schemas by `npm run generate`. Do not edit.
export const validators: Record<'accommodation' | 'activity' | 'attraction' | 'basemap' | 'climate' | 'emergency' | 'event' | 'exceptions' | 'feeds' | 'guide' | 'heights' | 'imported-event' | 'notice' | 'page' | 'passes' | 'planner' | 'rates' | 'scene' | 'site' | 'trail' | 'transit' | 'trip', (value: unknown) => boolean>;
