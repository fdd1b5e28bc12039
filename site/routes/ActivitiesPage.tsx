import { useActivities } from '../data/usePublished.ts';
import { ActivityList } from '../features/activities/ActivityList.tsx';
import { itemList } from '../ui/head/structuredData.ts';
import { lazyRegions } from '../ui/hydration/lazyRegions.tsx';
import { ListFrame } from './frames/ListFrame.tsx';
import type { PageProps } from './frames/LoadingPage.tsx';

const load = () => import('./PartnerActivities.tsx');
const PartnerActivities = lazyRegions({ load, prerendered: import.meta.env.SSR && (await load()) })(
  (module) => module.default,
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
          below={<PartnerActivities site={site} />}
        />
      )}
    </ListFrame>
  );
}
