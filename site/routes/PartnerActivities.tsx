import type { Site } from '#schemas/types/published.ts';
import { BrowseAllActivities } from '../features/activities/BrowseAllActivities.tsx';
import { PartnerWidget } from '../features/consent/PartnerWidget.tsx';

/** Renders the partner's own list of activities, if set up, and a link to it. */
export default function PartnerActivities({ site }: { site: Site }) {
  return (
    <>
      {site.thirdParty.activitiesWidget && (
        <PartnerWidget thirdParty={site.thirdParty} partners={site.partners} />
      )}
      <BrowseAllActivities site={site} />
    </>
  );
}
