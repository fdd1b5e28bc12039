import { FetchError } from '../data/FetchError.ts';
import { published } from '../data/published.ts';
import { usePublishedRecord } from '../data/usePublishedRecord.ts';
import { useSite } from '../data/useSite.ts';
import type { RouteParams } from './RouteParams.ts';
import { AttractionDetailView } from '../features/attractions/AttractionDetailView.tsx';
import { attractionStructuredData } from '../features/attractions/attractionStructuredData.ts';
import { SaveButton } from '../features/saved/SaveButton.tsx';
import { LinkButton } from '../ui/Button/LinkButton.tsx';
import { ErrorState } from '../ui/ErrorState/ErrorState.tsx';
import { later } from '../ui/later.tsx';
import { PageHead } from '../ui/head/PageHead.tsx';
import { breadcrumbList } from '../ui/head/structuredData.ts';
import { Awaited } from './Awaited.tsx';

const NearAttraction = later(
  import.meta.env.SSR
    ? { prerendered: (await import('./NearAttraction.tsx')).default }
    : { load: () => import('./NearAttraction.tsx') },
);

/** /attractions/:slug */
export default function AttractionPage({ slug }: RouteParams) {
  const siteAnswer = useSite();
  const { data: site } = siteAnswer;
  const { data: attraction, error, mutate } = usePublishedRecord(published.attraction(slug), 'attraction');
  const path = `/attractions/${slug}`;

  if (error && !attraction) {
    const missing = error instanceof FetchError && error.status === 404;
    const heading = missing ? 'Attraction Not Found' : 'Unable to Load Attraction';
    const message = missing
      ? "The attraction you're looking for could not be found."
      : 'There was an error loading the attraction details. Please try again.';
    return (
      <>
        <PageHead title={heading} description={message} path={path} noIndex />
        <ErrorState heading={heading} message={message} onRetry={missing ? undefined : () => void mutate()}>
          <LinkButton to="/attractions" variant={missing ? 'action' : 'outline'}>
            Browse all attractions
          </LinkButton>
        </ErrorState>
      </>
    );
  }
  if (!attraction || !site) return <Awaited answers={[siteAnswer]} />;

  return (
    <>
      <PageHead
        title={attraction.name}
        description={attraction.description}
        path={path}
        image={attraction.socialImage}
        imageAlt={attraction.picture.alt}
        jsonLd={
          import.meta.env.SSR
            ? [
                attractionStructuredData(attraction, site.url),
                breadcrumbList(site.url, [
                  { name: 'Attractions', path: '/attractions' },
                  { name: attraction.name, path },
                ]),
              ]
            : undefined
        }
      />
      <AttractionDetailView
        attraction={attraction}
        actions={<SaveButton place={{ kind: 'attraction', slug, name: attraction.name }} />}
      />
      <NearAttraction attraction={attraction} />
    </>
  );
}
