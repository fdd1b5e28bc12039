import { usePage } from '../data/usePublished.ts';
import { LinkButton } from '../ui/Button/LinkButton.tsx';
import { PageHead } from '../ui/head/PageHead.tsx';
import { HeroPicture } from '../ui/Picture/Picture.tsx';
import { Row } from '../ui/Layout/Layout.tsx';
import { TitleBand } from '../ui/TitleBand/TitleBand.tsx';

/** Any other path. */
export default function NotFoundPage() {
  const { data: page } = usePage('not-found');
  return (
    <>
      <PageHead
        title={page?.title ?? '404 Page Not Found'}
        description={page?.description ?? ''}
        path="/404"
        noIndex
      />
      <TitleBand heading="404 Page Not Found" lead="Did you forget to add the page to the router?">
        <p>This page doesn't exist or has moved. Search for it, or start here:</p>
        <Row>
          <LinkButton to="/" variant="main">
            Home
          </LinkButton>
          <LinkButton to="/search" variant="onBand">
            Search
          </LinkButton>
          <LinkButton to="/attractions" variant="onBand">
            Attractions
          </LinkButton>
          <LinkButton to="/hiking-map" variant="onBand">
            Hiking Trails
          </LinkButton>
        </Row>
      </TitleBand>
      {page?.picture && <HeroPicture picture={page.picture} />}
    </>
  );
}
