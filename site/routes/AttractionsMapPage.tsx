import { useAttractions } from '../data/lists.ts';
import { useScreen } from '../data/useScreen.ts';
import { AttractionMapList } from '../features/attractions/AttractionMapList.tsx';
import { LoadFailed } from '../ui/ErrorState/LoadFailed.tsx';
import { PageHead } from '../ui/head/PageHead.tsx';
import { itemList } from '../ui/head/structuredData.ts';
import { LoadingState } from '../ui/LoadingState/LoadingState.tsx';
import { Awaited } from './Awaited.tsx';

/** /map */
export default function AttractionsMapPage() {
  const { site, page, answers } = useScreen('map');
  const { data: attractions, error, mutate } = useAttractions();
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
          import.meta.env.SSR ? attractions && [itemList(site.url, '/attractions', attractions)] : undefined
        }
      />
      {error && !attractions && <LoadFailed what="attractions" onRetry={() => void mutate()} />}
      {!error && !attractions && <LoadingState label="Loading attractions..." />}
      {attractions && <AttractionMapList site={site} page={page} attractions={attractions} />}
    </>
  );
}
