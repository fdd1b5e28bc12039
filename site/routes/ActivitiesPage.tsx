import { useActivities } from '../data/lists.ts';
import { useScreen } from '../data/useScreen.ts';
import { ActivityList } from '../features/activities/ActivityList.tsx';
import { LoadFailed } from '../ui/ErrorState/LoadFailed.tsx';
import { PageHead } from '../ui/head/PageHead.tsx';
import { itemList } from '../ui/head/structuredData.ts';
import { later } from '../ui/later.tsx';
import { Awaited } from './Awaited.tsx';

const PartnerWidget = later(
  import.meta.env.SSR
    ? { prerendered: (await import('../features/consent/PartnerWidget.tsx')).default }
    : { load: () => import('../features/consent/PartnerWidget.tsx') },
);

/** /activities */
export default function ActivitiesPage() {
  const { site, page, answers } = useScreen('activities');
  const { data: activities, error, mutate } = useActivities();
  if (!page || !site) return <Awaited answers={answers} />;
  return (
    <>
      <PageHead
        title={page.title}
        description={page.description}
        path={page.path}
        image={page.socialImage}
        imageAlt={page.picture?.alt}
        jsonLd={
          import.meta.env.SSR ? activities && [itemList(site.url, '/activities', activities)] : undefined
        }
      />
      {error && !activities ? (
        <LoadFailed what="activities" onRetry={() => void mutate()} />
      ) : (
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
    </>
  );
}
