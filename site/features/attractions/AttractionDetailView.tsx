import type { ReactNode } from 'react';
import type { AttractionDetail } from '#schemas/types/published.ts';
import { BulletList, NumberedList } from '../../ui/BulletList/BulletList.tsx';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { FactList, FactStrip } from '../../ui/FactList/FactList.tsx';
import { Gallery } from '../../ui/Gallery/Gallery.tsx';
import { HeroPicture } from '../../ui/HeroPicture/HeroPicture.tsx';
import { Grid, Stack, WithAside, Wrap } from '../../ui/Layout/Layout.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { PriceList } from '../../ui/PriceList/PriceList.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import { Quote } from '../../ui/Quote/Quote.tsx';
import { Block } from '../../ui/Section/Block.tsx';
import { CategorySign } from '../../ui/Sign/CategorySign.tsx';
import { DifficultySign } from '../../ui/Sign/DifficultySign.tsx';
import { SourceNote } from '../../ui/SourceNote/SourceNote.tsx';
import { sourceText } from '../../ui/SourceNote/sourceText.ts';
import { TagList } from '../../ui/Tag/Tag.tsx';
import { TitleBand } from '../../ui/TitleBand/TitleBand.tsx';
import { parseReviewQuote } from './reviewQuote.ts';

interface AttractionDetailViewProps {
  attraction: AttractionDetail;
  /** What visitors can do beside reading, for example keeping the place. */
  actions?: ReactNode;
}

function coordinateCaption({ latitude, longitude, elevationM, picture }: AttractionDetail): string[] {
  const position =
    latitude && longitude
      ? `${Number(latitude).toFixed(4)}° N, ${Math.abs(Number(longitude)).toFixed(4)}° W`
      : '';
  const elevation = elevationM === null ? '' : `elevation ${elevationM.toLocaleString('en-CA')} m`;
  return [picture.alt, [position, elevation].filter(Boolean).join(', ')];
}

/** Everything about one attraction, apart from what lies near it. */
export function AttractionDetailView({ attraction, actions }: AttractionDetailViewProps) {
  const { name, category, difficulty, notice, reviewsAreSamples } = attraction;
  const strip = [
    { term: 'Duration', value: attraction.duration },
    ...(difficulty ? [{ term: 'Difficulty', value: <DifficultySign difficulty={difficulty} /> }] : []),
    ...(attraction.photographyHotspot ? [{ term: 'Photography', value: 'Photography Hotspot' }] : []),
    ...(attraction.parkingAvailable
      ? [{ term: 'Parking', value: 'Parking Available' }]
      : [{ term: 'Parking', value: 'No private parking' }]),
  ];
  const visit = [
    ...(attraction.bestTimeToVisit ? [{ term: 'Best time', value: attraction.bestTimeToVisit }] : []),
    { term: 'Duration', value: attraction.duration },
    ...(attraction.elevationM
      ? [{ term: 'Elevation', value: `${attraction.elevationM.toLocaleString('en-CA')} m` }]
      : []),
    ...(attraction.parkingNote ? [{ term: 'Parking', value: attraction.parkingNote }] : []),
  ];
  const planning = [
    ...(attraction.bestTimeToVisit ? [{ term: 'Best time', value: attraction.bestTimeToVisit }] : []),
    ...(attraction.accessibility ? [{ term: 'Accessibility', value: attraction.accessibility }] : []),
    ...(attraction.amenities.length > 0
      ? [{ term: 'Amenities', value: <TagList items={attraction.amenities} label="Amenities" /> }]
      : []),
  ];
  return (
    <>
      <TitleBand
        heading={name}
        lead={attraction.location}
        parent={{ label: 'Attractions', to: '/attractions' }}
      >
        {actions}
      </TitleBand>
      <HeroPicture picture={attraction.picture} caption={coordinateCaption(attraction)} />
      <Wrap>
        <FactStrip facts={strip} />
      </Wrap>
      <Wrap>
        <Stack gap="wide">
          <span />
          <WithAside
            aside={
              <>
                {notice && (
                  <Notice tone="warning" heading={notice.heading}>
                    <p>{notice.text}</p>
                  </Notice>
                )}
                <Block heading="Visit Information" side>
                  <FactList facts={visit} />
                </Block>
                {attraction.facilities.length > 0 && (
                  <Block heading="Facilities" side>
                    <BulletList items={attraction.facilities} />
                  </Block>
                )}
                <Block heading="Plan Your Visit" side>
                  <Stack gap="tight">
                    <LinkButton to="/activities" wide>
                      Browse Activities
                    </LinkButton>
                    <LinkButton to="/accommodations" variant="outline" wide>
                      Find Accommodation
                    </LinkButton>
                  </Stack>
                </Block>
                <SourceNote of={attraction.provenance} />
              </>
            }
          >
            <Block heading={`About ${name}`}>
              <CategorySign category={category} />
              <Prose html={attraction.aboutHtml} lead />
            </Block>
            {attraction.history && (
              <Block heading="History & Heritage">
                <p>{attraction.history}</p>
              </Block>
            )}
            {attraction.gallery.length > 1 && (
              <Block heading="Photo Gallery">
                <Gallery pictures={attraction.gallery} name={name} />
              </Block>
            )}
            {attraction.reviewQuotes.length > 0 && (
              <Block heading="Visitor Reviews">
                {reviewsAreSamples && <p>Sample reviews (illustrative)</p>}
                {attraction.reviewQuotes.map((text) => (
                  <Quote key={text} {...parseReviewQuote(text, !reviewsAreSamples)} />
                ))}
              </Block>
            )}
            {planning.length > 0 && (
              <Block heading="Planning Your Visit">
                <FactList facts={planning} />
              </Block>
            )}
            {attraction.freeActivities.length + attraction.paidActivities.length > 0 && (
              <Grid of="two">
                {attraction.freeActivities.length > 0 && (
                  <Block heading="Free Activities" side>
                    <PriceList
                      items={attraction.freeActivities.map((free) => ({ name: free, price: 'Free' }))}
                    />
                  </Block>
                )}
                {attraction.paidActivities.length > 0 && (
                  <Block heading="Paid Activities & Experiences" side>
                    <PriceList
                      items={attraction.paidActivities.map((paid) => ({
                        name: paid.name,
                        price: `$${paid.price}`,
                        note: `per ${paid.per}, ${sourceText(paid.provenance)}`,
                      }))}
                    />
                  </Block>
                )}
              </Grid>
            )}
            {attraction.tips.length > 0 && (
              <Block heading="Insider Tips">
                <NumberedList items={attraction.tips} />
              </Block>
            )}
          </WithAside>
          <span />
        </Stack>
      </Wrap>
    </>
  );
}
