import { useTrails } from '../data/usePublished.ts';
import { TrailList } from '../features/trails/list/TrailList.tsx';
import { itemList } from '../ui/head/structuredData.ts';
import { ListFrame } from './frames/ListFrame.tsx';
import type { PageProps } from './frames/LoadingPage.tsx';

/** /hiking-map */
export default function HikingMapPage({ site }: PageProps) {
  return (
    <ListFrame
      words="hiking-map"
      what="trails"
      answer={useTrails()}
      structuredData={
        import.meta.env.SSR ? (records) => itemList(site.url, '/hiking-trails', records) : undefined
      }
    >
      {(page, trails) => <TrailList site={site} page={page} trails={trails} />}
    </ListFrame>
  );
}
