import type { ActivityDetail } from '#schemas/types/published.ts';
import { published } from '../data/published.ts';
import { usePublishedRecord } from '../data/usePublished.ts';
import { ActivityDetailView } from '../features/activities/ActivityDetailView.tsx';
import { activityStructuredData } from '../features/activities/activityStructuredData.ts';
import { lazyRegions } from '../ui/hydration/lazyRegions.tsx';
import type { PageProps } from './frames/LoadingPage.tsx';
import { RecordPage, recordRegions } from './frames/RecordPage.tsx';

const load = () => import('./near/NearActivity.tsx');
const region = lazyRegions({ load, prerendered: import.meta.env.SSR && (await load()) });
const regions = recordRegions<ActivityDetail>(region);
const ByBus = region((regions) => regions.ByBus);

/** /activities/:slug */
export default function ActivityPage({ slug, site }: PageProps) {
  return (
    <RecordPage
      kind="activity"
      slug={slug}
      answer={usePublishedRecord(published.activity(slug), 'activity')}
      site={site}
      list={{ name: 'Activities', path: '/activities' }}
      failure={{
        heading: 'Activity Not Found',
        message: "The activity you're looking for doesn't exist.",
        wayOn: 'Browse All Activities',
      }}
      structuredData={import.meta.env.SSR ? (activity) => activityStructuredData(activity, site) : undefined}
      regions={regions}
    >
      {(activity, slots) => (
        <ActivityDetailView
          activity={activity}
          site={site}
          bus={<ByBus stops={activity.transit} />}
          {...slots}
        />
      )}
    </RecordPage>
  );
}
