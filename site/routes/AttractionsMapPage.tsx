import { useAttractions } from '../data/usePublished.ts';
import { AttractionMapList } from '../features/attractions/AttractionMapList.tsx';
import { itemList } from '../ui/head/structuredData.ts';
import { ListLoading, type PageProps } from './frames/LoadingPage.tsx';
import { ListFrame } from './frames/ListFrame.tsx';

/** /map */
export default function AttractionsMapPage({ site }: PageProps) {
  return (
    <ListFrame
      words="map"
      what="attractions"
      answer={useAttractions()}
      structuredData={
        import.meta.env.SSR ? (records) => itemList(site.url, '/attractions', records) : undefined
      }
    >
      {(page, attractions) =>
        attractions ? (
          <AttractionMapList site={site} page={page} attractions={attractions} />
        ) : (
          <ListLoading page={page} label="Loading attractions..." of="posters" />
        )
      }
    </ListFrame>
  );
}
