import { useActivities } from '../data/lists.ts';
import { usePage } from '../data/usePage.ts';
import { useSite } from '../data/useSite.ts';
import { ActivityCard } from '../features/activities/ActivityCard.tsx';
import { LoadFailed } from '../ui/ErrorState/LoadFailed.tsx';
import { PageHead } from '../ui/head/PageHead.tsx';
import { itemList } from '../ui/head/structuredData.ts';
import { Grid } from '../ui/Layout/Layout.tsx';
import { Section } from '../ui/Section/Section.tsx';
import { SkeletonGrid } from '../ui/Skeleton/Skeleton.tsx';
import { TitleBand } from '../ui/TitleBand/TitleBand.tsx';

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
        jsonLd={activities && [itemList(site.url, '/activities', activities)]}
      />
      {error && !activities ? (
        <LoadFailed what="activities" onRetry={() => void mutate()} />
      ) : (
        <>
          <TitleBand heading={page.heading} lead={page.lead} picture={page.picture} />
          <Section
            heading={activities ? `${activities.length} of ${activities.length} activities` : 'Loading...'}
          >
            {activities ? (
              <Grid of="tickets">
                {activities.map((activity) => (
                  <ActivityCard key={activity.id} activity={activity} />
                ))}
              </Grid>
            ) : (
              <SkeletonGrid of="tickets" label="Loading activities" />
            )}
          </Section>
        </>
      )}
    </>
  );
}
