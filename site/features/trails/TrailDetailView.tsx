import type { TrailDetail } from '#schemas/types/published.ts';
import { BulletList, NumberedList } from '../../ui/BulletList/BulletList.tsx';
import { button } from '../../ui/Button/Button.css.ts';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { FactList, FactStrip } from '../../ui/FactList/FactList.tsx';
import { Grid, Stack, WithAside, Wrap } from '../../ui/Layout/Layout.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import { Block } from '../../ui/Section/Block.tsx';
import { DifficultySign } from '../../ui/Sign/DifficultySign.tsx';
import { SourceNote } from '../../ui/SourceNote/SourceNote.tsx';
import { TagList } from '../../ui/Tag/Tag.tsx';
import { text } from '../../ui/TextPage/TextPage.css.ts';
import { TitleBand } from '../../ui/TitleBand/TitleBand.tsx';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Everything about one walk, apart from what lies near it. */
export function TrailDetailView({ trail }: { trail: TrailDetail }) {
  const { route, avalancheTerrain, access } = trail;
  return (
    <>
      <TitleBand
        heading={trail.name}
        lead={trail.description}
        parent={{ label: 'Hiking Trails', to: '/hiking-map' }}
        picture={trail.picture}
      />
      <Wrap>
        <FactStrip
          facts={[
            { term: 'Distance', value: trail.distance },
            { term: 'Duration', value: trail.duration },
            { term: 'Elevation gain', value: trail.elevationGain },
            { term: 'Difficulty', value: <DifficultySign difficulty={trail.difficulty} /> },
          ]}
        />
        <div className={text}>
          <WithAside
            aside={
              <>
                {route?.gpxUrl && (
                  <Block heading="Route" side>
                    <Stack gap="tight">
                      {route.accuracy === 'sketch' && <p>Approximate route, not for navigation</p>}
                      <a className={button.action} href={route.gpxUrl} download>
                        Download GPX
                      </a>
                      <LinkButton to="/hiking-map" variant="outline" wide>
                        View on Map
                      </LinkButton>
                    </Stack>
                  </Block>
                )}
                <Block heading="Best months" side>
                  <TagList items={trail.bestMonths.map(capital)} label="Best months" />
                </Block>
                {(access.bus || access.parking) && (
                  <Block heading="Getting to the start" side>
                    <FactList
                      facts={[
                        ...(access.bus ? [{ term: 'Bus', value: access.bus }] : []),
                        ...(access.parking ? [{ term: 'Parking', value: access.parking }] : []),
                      ]}
                    />
                  </Block>
                )}
                <SourceNote of={trail.provenance} />
              </>
            }
          >
            {avalancheTerrain.class !== 'none' && (
              <Notice tone="danger" heading="Avalanche terrain from November to June">
                <p>
                  {avalancheTerrain.note ??
                    'Outside summer, go only with training, a transceiver, a probe, a shovel and the bulletin of the day.'}
                </p>
              </Notice>
            )}
            <Block heading="The walk">
              <Prose html={trail.aboutHtml} lead />
            </Block>
            <Block heading="Hazards">
              <BulletList items={trail.hazards} />
            </Block>
            <Grid of="two">
              {trail.features.length > 0 && (
                <Block heading="Features" side>
                  <BulletList items={trail.features} />
                </Block>
              )}
              {trail.equipment.length > 0 && (
                <Block heading="Recommended equipment" side>
                  <BulletList items={trail.equipment} />
                </Block>
              )}
            </Grid>
            {trail.seasonalTips.length > 0 && (
              <Block heading="Seasonal tips">
                <NumberedList items={trail.seasonalTips} />
              </Block>
            )}
          </WithAside>
        </div>
      </Wrap>
    </>
  );
}
