import { published } from '../data/published.ts';
import { usePublished } from '../data/usePublished.ts';
import { EmergencyBanner } from '../features/guides/emergency/EmergencyBanner.tsx';
import { sources } from '../features/guides/GuideNavigation.css.ts';
import { GuideNavigation } from '../features/guides/GuideNavigation.tsx';
import { GuideSections } from '../features/guides/GuideSections.tsx';
import { guideSources } from '../features/guides/sectionLayout.ts';
import { LinkButton } from '../ui/Button/LinkButton.tsx';
import { Row, Stack, Wrap } from '../ui/Layout/Layout.tsx';
import { Prose, TagList } from '../ui/Text/Text.tsx';
import { Section } from '../ui/Section/Section.tsx';
import { Sources } from '../ui/SourceNote/SourceNote.tsx';
import { TitleBand } from '../ui/TitleBand/TitleBand.tsx';
import { LoadingPage, ScreenHead, type PageProps } from './frames/LoadingPage.tsx';

/** A guide, such as /travel-tips. */
export default function GuidePage({ slug }: PageProps) {
  const answer = usePublished(published.guide(slug));
  const { data: guide } = answer;
  if (!guide) return <LoadingPage answers={[answer]} />;
  // With emergency numbers the rest is folded on a phone, so that these are near.
  const emergency = guide.sections.find((section) => section.kind === 'emergency');
  return (
    <>
      <ScreenHead page={guide} />
      <TitleBand heading={guide.heading} lead={guide.lead} picture={guide.picture}>
        {guide.badges.length > 0 && <TagList items={guide.badges} label="What's in this guide" />}
      </TitleBand>
      {emergency && <EmergencyBanner sectionId={emergency.id} />}
      <Wrap>
        <Stack gap="loose">
          <GuideNavigation sections={guide.sections} folds={Boolean(emergency)} />
          {guide.html && <Prose html={guide.html} lead />}
        </Stack>
      </Wrap>
      <GuideSections sections={guide.sections} folds={Boolean(emergency)} />
      <Wrap>
        <div className={sources}>
          <Sources facts={guideSources(guide.sections)} />
        </div>
      </Wrap>
      {guide.callToAction.length > 0 && (
        <Section heading="Where to next?" tone="larch" screenOnly>
          <Row>
            {guide.callToAction.map(({ label, href }, index) => (
              <LinkButton key={href} to={href} variant={index === 0 ? 'onLarch' : 'outlineOnLarch'}>
                {label}
              </LinkButton>
            ))}
          </Row>
        </Section>
      )}
    </>
  );
}
