import { recordPath } from '#schemas/recordKinds.ts';
import { published } from '../data/published.ts';
import { usePublishedDetail } from '../data/usePublished.ts';
import { SaveButton } from '../features/saved/SaveButton.tsx';
import { TrailDetailView } from '../features/trails/detail/TrailDetailView.tsx';
import { trailStructuredData } from '../features/trails/detail/trailStructuredData.ts';
import { lazyRegions } from '../ui/hydration/lazyRegions.tsx';
import type { PageProps } from './frames/PageProps.ts';
import { RecordFrame } from './frames/RecordFrame.tsx';

const load = () => import('./near/NearTrail.tsx');
const region = lazyRegions({ load, prerendered: import.meta.env.SSR && (await load()) });
const NearTrail = region((regions) => regions.default);
const RealLook = region((regions) => regions.RealLook);
const RecordNotices = region((regions) => regions.RecordNotices);

/** /hiking-trails/:slug */
export default function TrailPage({ slug, site }: PageProps) {
  return (
    <RecordFrame
      answer={usePublishedDetail(published.trail(slug))}
      site={site}
      path={recordPath('trail', slug)}
      list={{ name: 'Hiking Trails', path: '/hiking-map' }}
      failure={{
        heading: 'Trail Not Found',
        message: "The hiking trail you're looking for doesn't exist.",
        wayOn: 'Back to Hiking Map',
      }}
      // Some trails have the name of an attraction.
      titleOf={({ name }) => `Hiking ${name}`}
      structuredData={import.meta.env.SSR ? (trail) => trailStructuredData(trail, site.url) : undefined}
    >
      {(trail) => (
        <>
          <TrailDetailView
            trail={trail}
            actions={<SaveButton place={{ kind: 'trail', slug, name: trail.name }} />}
            notices={<RecordNotices kind="trail" record={trail} />}
            photographs={trail.photographs && <RealLook photographs={trail.photographs} />}
          />
          <NearTrail trail={trail} />
        </>
      )}
    </RecordFrame>
  );
}
