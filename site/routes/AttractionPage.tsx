import type { AttractionDetail } from '#schemas/types/published.ts';
import { FetchError } from '../data/requestJson.ts';
import { published } from '../data/published.ts';
import { usePublishedRecord } from '../data/usePublished.ts';
import { AttractionDetailView } from '../features/attractions/AttractionDetailView.tsx';
import { attractionStructuredData } from '../features/attractions/attractionStructuredData.ts';
import { lazyRegions } from '../ui/hydration/lazyRegions.tsx';
import type { PageProps } from './frames/LoadingPage.tsx';
import { RecordPage, recordRegions } from './frames/RecordPage.tsx';

const load = () => import('./near/NearAttraction.tsx');
const region = lazyRegions({ load, prerendered: import.meta.env.SSR && (await load()) });
const regions = recordRegions<AttractionDetail>(region);

const missing = {
  heading: 'Attraction Not Found',
  message: "The attraction you're looking for could not be found.",
};
const failed = {
  heading: 'Unable to Load Attraction',
  message: 'There was an error loading the attraction details. Please try again.',
};

/** /attractions/:slug */
export default function AttractionPage({ slug, site }: PageProps) {
  const answer = usePublishedRecord(published.attraction(slug), 'attraction');
  const { error, mutate } = answer;
  const isMissing = error instanceof FetchError && error.status === 404;
  return (
    <RecordPage
      kind="attraction"
      slug={slug}
      answer={answer}
      site={site}
      list={{ name: 'Attractions', path: '/attractions' }}
      failure={{
        ...(isMissing ? missing : failed),
        wayOn: 'Browse all attractions',
        onRetry: isMissing ? undefined : () => void mutate(),
      }}
      structuredData={
        import.meta.env.SSR ? (attraction) => attractionStructuredData(attraction, site.url) : undefined
      }
      regions={regions}
      photographsHeading="Photo Gallery"
    >
      {(attraction, slots) => <AttractionDetailView attraction={attraction} {...slots} />}
    </RecordPage>
  );
}
