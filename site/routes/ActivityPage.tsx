import type { RouteParams } from './RouteParams.ts';
import { published } from '../data/published.ts';
import { usePublishedDetail } from '../data/usePublished.ts';
import { useSite } from '../data/useSite.ts';
import { AccommodationCard } from '../features/accommodations/AccommodationCard.tsx';
import { ActivityDetailView } from '../features/activities/ActivityDetailView.tsx';
import { activityStructuredData } from '../features/activities/activityStructuredData.ts';
import { AttractionCard } from '../features/attractions/AttractionCard.tsx';
import { SaveButton } from '../features/saved/SaveButton.tsx';
import { LinkButton } from '../ui/Button/LinkButton.tsx';
import { ErrorState } from '../ui/ErrorState/ErrorState.tsx';
import { PageHead } from '../ui/head/PageHead.tsx';
import { breadcrumbList } from '../ui/head/structuredData.ts';
import { Grid } from '../ui/Layout/Layout.tsx';
import { LoadingState } from '../ui/LoadingState/LoadingState.tsx';
import { Section } from '../ui/Section/Section.tsx';

/** /activities/:slug */
export default function ActivityPage({ slug }: RouteParams) {
  const site = useSite();
  const { data: activity, error } = usePublishedDetail(published.activity(slug));
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
  if (!activity || !site) return <LoadingState label="Loading..." />;
  return (
    <>
      <PageHead
        title={activity.name}
        description={activity.description}
        path={path}
        image={activity.socialImage}
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
      {activity.attractions.length > 0 && (
        <Section heading="Related Attractions" tone="tint">
          <Grid of="posters">
            {activity.attractions.map((attraction) => (
              <AttractionCard key={attraction.id} attraction={attraction} />
            ))}
          </Grid>
        </Section>
      )}
      {activity.accommodations.length > 0 && (
        <Section heading="Nearby Accommodations">
          <Grid of="stays">
            {activity.accommodations.map((accommodation) => (
              <AccommodationCard key={accommodation.id} accommodation={accommodation} />
            ))}
          </Grid>
        </Section>
      )}
    </>
  );
}
