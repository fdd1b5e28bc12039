import { recordPath } from '#schemas/recordKinds.ts';
import { FetchError } from '../data/FetchError.ts';
import { published } from '../data/published.ts';
import { usePublishedRecord } from '../data/usePublishedRecord.ts';
import { AttractionDetailView } from '../features/attractions/AttractionDetailView.tsx';
import { attractionStructuredData } from '../features/attractions/attractionStructuredData.ts';
import { SaveButton } from '../features/saved/SaveButton.tsx';
import { lazyRegions } from '../ui/hydration/lazyRegions.tsx';
import type { PageProps } from './frames/PageProps.ts';
import { RecordFrame } from './frames/RecordFrame.tsx';

const load = () => import('./near/NearAttraction.tsx');
const region = lazyRegions({ load, prerendered: import.meta.env.SSR && (await load()) });
const NearAttraction = region((regions) => regions.default);
const RealLook = region((regions) => regions.RealLook);
const RecordNotices = region((regions) => regions.RecordNotices);

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
    <RecordFrame
      answer={answer}
      site={site}
      path={recordPath('attraction', slug)}
      list={{ name: 'Attractions', path: '/attractions' }}
      failure={{
        ...(isMissing ? missing : failed),
        wayOn: 'Browse all attractions',
        onRetry: isMissing ? undefined : () => void mutate(),
      }}
      structuredData={
        import.meta.env.SSR ? (attraction) => attractionStructuredData(attraction, site.url) : undefined
      }
    >
      {(attraction) => (
        <>
          <AttractionDetailView
            attraction={attraction}
            actions={<SaveButton place={{ kind: 'attraction', slug, name: attraction.name }} />}
            notices={<RecordNotices kind="attraction" record={attraction} />}
            photographs={
              attraction.photographs && (
                <RealLook heading="Photo Gallery" photographs={attraction.photographs} />
              )
            }
          />
          <NearAttraction attraction={attraction} />
        </>
      )}
    </RecordFrame>
  );
}
