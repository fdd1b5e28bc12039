import type { ActivityDetail } from '#schemas/types/published.ts';
import { BulletList } from '../../ui/BulletList/BulletList.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { HeroPicture } from '../../ui/HeroPicture/HeroPicture.tsx';
import { WithAside, Wrap } from '../../ui/Layout/Layout.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import { Block } from '../../ui/Section/Block.tsx';
import { DifficultySign } from '../../ui/Sign/DifficultySign.tsx';
import { SourceNote } from '../../ui/SourceNote/SourceNote.tsx';
import { text } from '../../ui/TextPage/TextPage.css.ts';
import { TitleBand } from '../../ui/TitleBand/TitleBand.tsx';
import { activityPrice } from './activityPrice.ts';

/** Everything about one activity, apart from what lies near it. */
export function ActivityDetailView({ activity }: { activity: ActivityDetail }) {
  return (
    <>
      <TitleBand
        heading={activity.name}
        lead={activity.description}
        parent={{ label: 'Activities', to: '/activities' }}
      />
      <HeroPicture picture={activity.picture} caption={[activity.picture.alt, activity.location]} />
      <Wrap>
        <div className={text}>
          <WithAside
            aside={
              <Block heading="Quick Facts" side>
                <FactList
                  facts={[
                    { term: 'Location', value: activity.location },
                    { term: 'Duration', value: activity.duration },
                    { term: 'Difficulty', value: <DifficultySign difficulty={activity.difficulty} /> },
                    { term: 'Price', value: activityPrice(activity.price) },
                  ]}
                />
                {activity.priceProvenance && <SourceNote of={activity.priceProvenance} label="Price" />}
                <SourceNote of={activity.provenance} />
              </Block>
            }
          >
            <Block heading="Experience Overview">
              <Prose html={activity.aboutHtml} lead />
            </Block>
            {activity.highlights.length > 0 && (
              <Block heading="Highlights">
                <BulletList items={activity.highlights} />
              </Block>
            )}
            {activity.inclusions.length > 0 && (
              <Block heading="What's Included">
                <BulletList items={activity.inclusions} />
              </Block>
            )}
            <Block heading="Best Time to Visit">
              <p>{activity.bestTime ?? activity.season ?? 'Year-round, weather permitting'}</p>
            </Block>
          </WithAside>
        </div>
      </Wrap>
    </>
  );
}
