import { useActivities } from '../data/lists.ts';
import { ActivityList } from '../features/activities/ActivityList.tsx';
import { itemList } from '../ui/head/structuredData.ts';
import { lazyRegion } from '../ui/hydration/lazyRegion.tsx';
import { ListFrame } from './frames/ListFrame.tsx';
import type { PageProps } from './frames/PageProps.ts';

const PartnerWidget = lazyRegion(
  import.meta.env.SSR
    ? { prerendered: (await import('../features/consent/PartnerWidget.tsx')).default }
    : { load: () => import('../features/consent/PartnerWidget.tsx') },
);

/** /activities */
export default function ActivitiesPage({ site }: PageProps) {
  return (
    <ListFrame
      words="activities"
      what="activities"
      answer={useActivities()}
      structuredData={
        import.meta.env.SSR ? (records) => itemList(site.url, '/activities', records) : undefined
      }
    >
      {(page, activities) => (
        <ActivityList
          page={page}
          site={site}
          activities={activities}
          widget={
            site.thirdParty.activitiesWidget && (
              <PartnerWidget thirdParty={site.thirdParty} partners={site.partners} />
            )
          }
        />
      )}
    </ListFrame>
  );
}
