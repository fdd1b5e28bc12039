import { useAttractions } from '../data/lists.ts';
import { useScreen } from '../data/useScreen.ts';
import { AttractionList } from '../features/attractions/AttractionList.tsx';
import { PageHead } from '../ui/head/PageHead.tsx';
import { LoadFailed } from '../ui/ErrorState/LoadFailed.tsx';
import { itemList } from '../ui/head/structuredData.ts';
import { Awaited } from './Awaited.tsx';

/** /attractions */
export default function AttractionsPage() {
  const { site, page, answers } = useScreen('attractions');
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
      {error && !attractions ? (
        <LoadFailed what="attractions" onRetry={() => void mutate()} />
      ) : (
        <AttractionList page={page} locations={site.locations} attractions={attractions} />
      )}
    </>
  );
}
