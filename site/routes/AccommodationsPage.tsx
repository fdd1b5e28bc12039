import { useAccommodations } from '../data/usePublished.ts';
import { AccommodationList } from '../features/accommodations/AccommodationList.tsx';
import { sortByReviewCount } from '../features/accommodations/stay.ts';
import { itemList } from '../ui/head/structuredData.ts';
import { ListFrame } from './frames/ListFrame.tsx';
import type { PageProps } from './frames/LoadingPage.tsx';

/** /accommodations */
export default function AccommodationsPage({ site }: PageProps) {
  return (
    <ListFrame
      words="accommodations"
      what="accommodations"
      answer={useAccommodations()}
      structuredData={
        import.meta.env.SSR
          ? (records) => itemList(site.url, '/accommodations', sortByReviewCount(records))
          : undefined
      }
    >
      {(page, accommodations) => (
        <AccommodationList page={page} site={site} accommodations={accommodations} />
      )}
    </ListFrame>
  );
}
