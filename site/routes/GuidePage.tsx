import type { RouteParams } from './RouteParams.ts';
import { published } from '../data/published.ts';
import { usePublishedDetail } from '../data/usePublished.ts';
import { GuideSections } from '../features/guides/GuideSections.tsx';
import { LinkButton } from '../ui/Button/LinkButton.tsx';
import { PageHead } from '../ui/head/PageHead.tsx';
import { Row, Wrap } from '../ui/Layout/Layout.tsx';
import { Prose } from '../ui/Prose/Prose.tsx';
import { TagList } from '../ui/Tag/Tag.tsx';
import { TitleBand } from '../ui/TitleBand/TitleBand.tsx';
import { text } from '../ui/TextPage/TextPage.css.ts';

/** /getting-here, /weather-climate, /park-passes, /travel-tips */
export default function GuidePage({ slug }: RouteParams) {
  const { data: guide } = usePublishedDetail(published.guide(slug));
  if (!guide) return null;
  return (
    <>
      <PageHead
        title={guide.title}
        description={guide.description}
        path={guide.path}
        image={guide.socialImage}
      />
      <TitleBand heading={guide.heading} lead={guide.lead} picture={guide.picture}>
        {guide.badges.length > 0 && <TagList items={guide.badges} label="What this guide gives you" />}
      </TitleBand>
      {guide.html && (
        <Wrap>
          <div className={text}>
            <Prose html={guide.html} lead />
          </div>
        </Wrap>
      )}
      <GuideSections sections={guide.sections} />
      {guide.callToAction.length > 0 && (
        <Wrap>
          <div className={text}>
            <Row>
              {guide.callToAction.map(({ label, href }, index) => (
                <LinkButton key={href} to={href} variant={index === 0 ? 'main' : 'outline'}>
                  {label}
                </LinkButton>
              ))}
            </Row>
          </div>
        </Wrap>
      )}
    </>
  );
}
