import { useActivities } from '../data/lists.ts';
import { usePage } from '../data/usePage.ts';
import { useSite } from '../data/useSite.ts';
import { ActivityList } from '../features/activities/ActivityList.tsx';
import { LoadFailed } from '../ui/ErrorState/LoadFailed.tsx';
import { PageHead } from '../ui/head/PageHead.tsx';
import { itemList } from '../ui/head/structuredData.ts';

/** /activities */
export default function ActivitiesPage() {
  const site = useSite();
  const page = usePage('activities');
  const { data: activities, error, mutate } = useActivities();
  if (!page || !site) return null;
  return (
    <>
      <PageHead
        title={page.title}
        description={page.description}
        path={page.path}
        image={page.socialImage}
        jsonLd={
          import.meta.env.SSR ? activities && [itemList(site.url, '/activities', activities)] : undefined
        }
      />
      {error && !activities ? (
        <LoadFailed what="activities" onRetry={() => void mutate()} />
      ) : (
        <ActivityList page={page} site={site} activities={activities} />
      )}
    </>
  );
}
