import { useTrails } from '../data/lists.ts';
import { useScreen } from '../data/useScreen.ts';
import { TrailList } from '../features/trails/TrailList.tsx';
import { LoadFailed } from '../ui/ErrorState/LoadFailed.tsx';
import { PageHead } from '../ui/head/PageHead.tsx';
import { itemList } from '../ui/head/structuredData.ts';
import { Awaited } from './Awaited.tsx';

/** /hiking-map */
export default function HikingMapPage() {
  const { site, page, answers } = useScreen('hiking-map');
  const { data: trails, error, mutate } = useTrails();
  if (!page || !site) return <Awaited answers={answers} />;
  return (
    <>
      <PageHead
        title={page.title}
        description={page.description}
        path={page.path}
        image={page.socialImage}
        imageAlt={page.picture?.alt}
        jsonLd={import.meta.env.SSR ? trails && [itemList(site.url, '/hiking-trails', trails)] : undefined}
      />
      {error && !trails ? (
        <LoadFailed what="trails" onRetry={() => void mutate()} />
      ) : (
        <TrailList site={site} page={page} trails={trails} />
      )}
    </>
  );
}
