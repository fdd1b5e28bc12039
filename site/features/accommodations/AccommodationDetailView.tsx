import type { AccommodationDetail } from '#schemas/types/published.ts';
import { BulletList } from '../../ui/BulletList/BulletList.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { HeroPicture } from '../../ui/HeroPicture/HeroPicture.tsx';
import { WithAside, Wrap } from '../../ui/Layout/Layout.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import { RatingBadge } from '../../ui/RatingBadge/RatingBadge.tsx';
import { Block } from '../../ui/Section/Block.tsx';
import { SourceNote } from '../../ui/SourceNote/SourceNote.tsx';
import { text } from '../../ui/TextPage/TextPage.css.ts';
import { TitleBand } from '../../ui/TitleBand/TitleBand.tsx';
import { shownAmenities } from './amenities.ts';

/** Everything about one place to stay, apart from what lies near it. */
export function AccommodationDetailView({ accommodation }: { accommodation: AccommodationDetail }) {
  const { name, type, location, rating, ratingScale, reviewCount, price } = accommodation;
  return (
    <>
      <TitleBand
        heading={name}
        lead={accommodation.description}
        parent={{ label: 'Accommodations', to: '/accommodations' }}
      />
      <HeroPicture picture={accommodation.picture} caption={[accommodation.picture.alt, location]} />
      <Wrap>
        <div className={text}>
          <WithAside
            aside={
              <Block heading="Quick Facts" side>
                <FactList
                  facts={[
                    { term: 'Type', value: type },
                    { term: 'Location', value: location },
                    ...(accommodation.rooms ? [{ term: 'Rooms', value: accommodation.rooms }] : []),
                    {
                      term: 'Price',
                      value: price === null ? 'Price to be confirmed' : `CA $${price} per night`,
                    },
                  ]}
                />
                {accommodation.priceProvenance && (
                  <SourceNote of={accommodation.priceProvenance} label="Price" />
                )}
                <SourceNote of={accommodation.provenance} />
              </Block>
            }
          >
            <Block heading="Overview">
              {rating !== null && ratingScale !== null && (
                <RatingBadge rating={rating} scale={ratingScale} reviewCount={reviewCount} />
              )}
              {accommodation.aboutHtml && <Prose html={accommodation.aboutHtml} />}
            </Block>
            <Block heading="Amenities & Features">
              <BulletList items={shownAmenities(accommodation.amenities)} />
            </Block>
            {accommodation.access && (
              <Block heading="Location & Access">
                <p>{accommodation.access}</p>
              </Block>
            )}
          </WithAside>
        </div>
      </Wrap>
    </>
  );
}
