import { useAttractions } from '../data/usePublished.ts';
import { AttractionList } from '../features/attractions/AttractionList.tsx';
import { itemList } from '../ui/head/structuredData.ts';
import { ListFrame } from './frames/ListFrame.tsx';
import type { PageProps } from './frames/LoadingPage.tsx';

/** /attractions */
export default function AttractionsPage({ site }: PageProps) {
  return (
    <ListFrame
      words="attractions"
      what="attractions"
      answer={useAttractions()}
      structuredData={
        import.meta.env.SSR ? (records) => itemList(site.url, '/attractions', records) : undefined
      }
    >
      {(page, attractions) => <AttractionList page={page} site={site} attractions={attractions} />}
    </ListFrame>
  );
}
