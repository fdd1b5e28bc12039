import { withBase } from '../base/guideBase.ts';
import { usePage } from '../data/usePublished.ts';
import { useIsUnread } from '../device/keptState.ts';
import { useHydrated } from '../device/browser.ts';
import { reservedSpace } from '../features/offline/DownloadGuide.css.ts';
import { SavedNames, SavedNamesAlone } from '../features/saved/SavedNames.tsx';
import { savedEntry, useSavedPlaces } from '../features/saved/savedStore.ts';
import { LinkButton } from '../ui/Button/LinkButton.tsx';
import { EmptyState } from '../ui/EmptyState/EmptyState.tsx';
import { PageHead } from '../ui/head/PageHead.tsx';
import { Row, Stack, Wrap } from '../ui/Layout/Layout.tsx';
import { lazyComponent } from '../ui/hydration/lazyComponent.tsx';
import { UnreadNotice } from '../ui/Notice/Notice.tsx';
import { Section } from '../ui/Section/Section.tsx';
import { TitleBand } from '../ui/TitleBand/TitleBand.tsx';
import { LoadingPage, type PageProps } from './frames/LoadingPage.tsx';

const DownloadGuide = lazyComponent(() => import('../features/offline/DownloadGuide.tsx'));
const CompareSaved = lazyComponent(() => import('../features/compare/CompareSaved.tsx'));
const SavedPlaces = lazyComponent(() => import('./SavedPlaces.tsx'), SavedNamesAlone, SavedNames);

/** /saved */
export default function SavedPage({ site }: PageProps) {
  const hydrated = useHydrated();
  const answer = usePage('saved');
  const places = useSavedPlaces();
  const isUnread = useIsUnread(savedEntry);
  const { data: page } = answer;
  if (!page) return <LoadingPage answers={[answer]} />;
  return (
    <>
      <PageHead title={page.title} description={page.description} path={page.path} noIndex />
      <TitleBand heading={page.heading} lead={page.lead} picture={page.picture} slim />
      {isUnread && (
        <Wrap>
          <UnreadNotice what="Your list" />
        </Wrap>
      )}
      {places.length === 0 ? (
        <Section heading="Your places" split>
          <EmptyState
            heading={hydrated ? 'Nothing saved yet' : 'Checking this device'}
            message="Save places as you browse and they'll show up here. Nothing leaves this device."
          >
            <noscript>
              <p>
                Turn on JavaScript to save places and see them here. The{' '}
                <a href={withBase('/trip-planner')}>ready-made trips</a> work without it.
              </p>
            </noscript>
            <Row>
              <LinkButton to="/attractions">Browse attractions</LinkButton>
              <LinkButton to="/hiking-map" variant="outline">
                Browse trails
              </LinkButton>
            </Row>
          </EmptyState>
        </Section>
      ) : (
        <SavedPlaces places={places} />
      )}
      {site.offline && (
        <Section id="pocket" heading="The guide offline" split>
          <Stack>
            <p>
              No signal where you're going? Download the whole guide: every page, maps, GPX tracks, event
              dates and a small image of each place.
            </p>
            <div className={reservedSpace}>{hydrated ? <DownloadGuide /> : <p>Checking this device…</p>}</div>
          </Stack>
        </Section>
      )}
      {hydrated && <CompareSaved places={places} site={site} />}
    </>
  );
}
