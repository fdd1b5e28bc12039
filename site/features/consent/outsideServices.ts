import type { Site } from '#schemas/types/published.ts';

/** What the outside services that the guide is set up with are called; none means that nobody need be asked. */
export function outsideServices({ thirdParty, partners }: Pick<Site, 'thirdParty' | 'partners'>): string[] {
  return [
    ...(thirdParty.analyticsId ? ['visitor statistics'] : []),
    ...(thirdParty.adsId ? ['advertising reports'] : []),
    ...(thirdParty.activitiesWidget ? [`the activity list of ${partners.activities.name}`] : []),
  ];
}
