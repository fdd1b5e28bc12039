import type { TrailDetail } from '#schemas/types/published.ts';
import { published } from '../data/published.ts';
import { usePublished } from '../data/usePublished.ts';
import { TrailDetailView } from '../features/trails/detail/TrailDetailView.tsx';
import { trailStructuredData } from '../features/trails/detail/trailStructuredData.ts';
import { lazyRegions } from '../ui/hydration/lazyRegions.tsx';
import type { PageProps } from './frames/LoadingPage.tsx';
import { RecordPage, recordRegions } from './frames/RecordPage.tsx';

const load = () => import('./near/NearTrail.tsx');
const region = lazyRegions({ load, prerendered: import.meta.env.SSR && (await load()) });
const regions = recordRegions<TrailDetail>(region);

/** /hiking-trails/:slug */
export default function TrailPage({ slug, site }: PageProps) {
  return (
    <RecordPage
      kind="trail"
      slug={slug}
      answer={usePublished(published.trail(slug))}
      site={site}
      list={{ name: 'Hiking Trails', path: '/hiking-map' }}
      failure={{
        heading: 'Trail Not Found',
        message: "The hiking trail you're looking for doesn't exist.",
        wayOn: 'Back to Hiking Map',
      }}
      // Some trails have the name of an attraction.
      titleOf={({ name }) => `Hiking ${name}`}
      structuredData={import.meta.env.SSR ? (trail) => trailStructuredData(trail, site.url) : undefined}
      regions={regions}
    >
      {(trail, slots) => <TrailDetailView trail={trail} {...slots} />}
    </RecordPage>
  );
}
