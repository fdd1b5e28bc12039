import type { Site } from '#schemas/types/published.ts';

/** Returns the names of the outside services that need consent. */
export function outsideServices({ thirdParty, partners }: Pick<Site, 'thirdParty' | 'partners'>): string[] {
  return [
    ...(thirdParty.analyticsId ? ['visitor statistics'] : []),
    ...(thirdParty.adsId ? ['advertising reports'] : []),
    ...(thirdParty.activitiesWidget ? [`the activity list of ${partners.activities.name}`] : []),
  ];
}
