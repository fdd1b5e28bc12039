import type { RouteParams } from './RouteParams.ts';
import { published } from '../data/published.ts';
import { usePublishedRecord } from '../data/usePublishedRecord.ts';
import { useSite } from '../data/useSite.ts';
import { AccommodationDetailView } from '../features/accommodations/AccommodationDetailView.tsx';
import { accommodationStructuredData } from '../features/accommodations/accommodationStructuredData.ts';
import { SaveButton } from '../features/saved/SaveButton.tsx';
import { LinkButton } from '../ui/Button/LinkButton.tsx';
import { ErrorState } from '../ui/ErrorState/ErrorState.tsx';
import { later } from '../ui/later.tsx';
import { PageHead } from '../ui/head/PageHead.tsx';
import { breadcrumbList } from '../ui/head/structuredData.ts';
import { Awaited } from './Awaited.tsx';

const NearAccommodation = later(
  import.meta.env.SSR
    ? { prerendered: (await import('./NearAccommodation.tsx')).default }
    : { load: () => import('./NearAccommodation.tsx') },
);

/** /accommodations/:slug */
export default function AccommodationPage({ slug }: RouteParams) {
  const siteAnswer = useSite();
  const { data: site } = siteAnswer;
  const { data: accommodation, error } = usePublishedRecord(published.accommodation(slug), 'accommodation');
  const path = `/accommodations/${slug}`;
  if (error && !accommodation) {
    const message = "The accommodation you're looking for doesn't exist or has been removed.";
    return (
      <>
        <PageHead title="Accommodation Not Found" description={message} path={path} noIndex />
        <ErrorState heading="Accommodation Not Found" message={message}>
          <LinkButton to="/accommodations">Browse all accommodations</LinkButton>
        </ErrorState>
      </>
    );
  }
  if (!accommodation || !site)
    return <Awaited answers={[siteAnswer]} label="Loading accommodation details..." />;
  return (
    <>
      <PageHead
        title={accommodation.name}
        description={accommodation.description}
        path={path}
        image={accommodation.socialImage}
        imageAlt={accommodation.picture.alt}
        jsonLd={
          import.meta.env.SSR
            ? [
                accommodationStructuredData(accommodation, site),
                breadcrumbList(site.url, [
                  { name: 'Accommodations', path: '/accommodations' },
                  { name: accommodation.name, path },
                ]),
              ]
            : undefined
        }
      />
      <AccommodationDetailView
        accommodation={accommodation}
        site={site}
        actions={<SaveButton place={{ kind: 'accommodation', slug, name: accommodation.name }} />}
      />
      <NearAccommodation accommodation={accommodation} />
    </>
  );
}
