import { useTrails } from '../data/lists.ts';
import { usePage } from '../data/usePage.ts';
import { useSite } from '../data/useSite.ts';
import { TrailList } from '../features/trails/TrailList.tsx';
import { LoadFailed } from '../ui/ErrorState/LoadFailed.tsx';
import { PageHead } from '../ui/head/PageHead.tsx';

/** /hiking-map */
export default function HikingMapPage() {
  const site = useSite();
  const page = usePage('hiking-map');
  const { data: trails, error, mutate } = useTrails();
  if (!page || !site) return null;
  return (
    <>
      <PageHead title={page.title} description={page.description} path={page.path} image={page.socialImage} />
      {error && !trails ? (
        <LoadFailed what="trails" onRetry={() => void mutate()} />
      ) : (
        <TrailList site={site} page={page} trails={trails} />
      )}
    </>
  );
}
