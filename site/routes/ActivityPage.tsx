import type { RouteParams } from './RouteParams.ts';
import { published } from '../data/published.ts';
import { usePublishedRecord } from '../data/usePublishedRecord.ts';
import { useSite } from '../data/useSite.ts';
import { ActivityDetailView } from '../features/activities/ActivityDetailView.tsx';
import { activityStructuredData } from '../features/activities/activityStructuredData.ts';
import { SaveButton } from '../features/saved/SaveButton.tsx';
import { LinkButton } from '../ui/Button/LinkButton.tsx';
import { ErrorState } from '../ui/ErrorState/ErrorState.tsx';
import { later } from '../ui/later.tsx';
import { PageHead } from '../ui/head/PageHead.tsx';
import { breadcrumbList } from '../ui/head/structuredData.ts';
import { Awaited } from './Awaited.tsx';

const NearActivity = later(
  import.meta.env.SSR
    ? { prerendered: (await import('./NearActivity.tsx')).default }
    : { load: () => import('./NearActivity.tsx') },
);

/** /activities/:slug */
export default function ActivityPage({ slug }: RouteParams) {
  const siteAnswer = useSite();
  const { data: site } = siteAnswer;
  const { data: activity, error } = usePublishedRecord(published.activity(slug), 'activity');
  const path = `/activities/${slug}`;
  if (error && !activity) {
    const message = "The activity you're looking for doesn't exist.";
    return (
      <>
        <PageHead title="Activity Not Found" description={message} path={path} noIndex />
        <ErrorState heading="Activity Not Found" message={message}>
          <LinkButton to="/activities">Browse All Activities</LinkButton>
        </ErrorState>
      </>
    );
  }
  if (!activity || !site) return <Awaited answers={[siteAnswer]} />;
  return (
    <>
      <PageHead
        title={activity.name}
        description={activity.description}
        path={path}
        image={activity.socialImage}
        imageAlt={activity.picture.alt}
        jsonLd={
          import.meta.env.SSR
            ? [
                activityStructuredData(activity, site),
                breadcrumbList(site.url, [
                  { name: 'Activities', path: '/activities' },
                  { name: activity.name, path },
                ]),
              ]
            : undefined
        }
      />
      <ActivityDetailView
        activity={activity}
        site={site}
        actions={<SaveButton place={{ kind: 'activity', slug, name: activity.name }} />}
      />
      <NearActivity activity={activity} />
    </>
  );
}
