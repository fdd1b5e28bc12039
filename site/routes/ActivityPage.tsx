import { recordPath } from '#schemas/recordKinds.ts';
import { published } from '../data/published.ts';
import { usePublishedRecord } from '../data/usePublishedRecord.ts';
import { ActivityDetailView } from '../features/activities/ActivityDetailView.tsx';
import { activityStructuredData } from '../features/activities/activityStructuredData.ts';
import { SaveButton } from '../features/saved/SaveButton.tsx';
import { lazyRegions } from '../ui/hydration/lazyRegions.tsx';
import type { PageProps } from './frames/PageProps.ts';
import { RecordFrame } from './frames/RecordFrame.tsx';

const load = () => import('./near/NearActivity.tsx');
const region = lazyRegions({ load, prerendered: import.meta.env.SSR && (await load()) });
const NearActivity = region((regions) => regions.default);
const ByBus = region((regions) => regions.ByBus);
const RealLook = region((regions) => regions.RealLook);
const RecordNotices = region((regions) => regions.RecordNotices);

/** /activities/:slug */
export default function ActivityPage({ slug, site }: PageProps) {
  return (
    <RecordFrame
      answer={usePublishedRecord(published.activity(slug), 'activity')}
      site={site}
      path={recordPath('activity', slug)}
      list={{ name: 'Activities', path: '/activities' }}
      failure={{
        heading: 'Activity Not Found',
        message: "The activity you're looking for doesn't exist.",
        wayOn: 'Browse All Activities',
      }}
      structuredData={import.meta.env.SSR ? (activity) => activityStructuredData(activity, site) : undefined}
    >
      {(activity) => (
        <>
          <ActivityDetailView
            activity={activity}
            site={site}
            actions={<SaveButton place={{ kind: 'activity', slug, name: activity.name }} />}
            bus={<ByBus stops={activity.transit} />}
            notices={<RecordNotices kind="activity" record={activity} />}
            photographs={activity.photographs && <RealLook photographs={activity.photographs} />}
          />
          <NearActivity activity={activity} />
        </>
      )}
    </RecordFrame>
  );
}
