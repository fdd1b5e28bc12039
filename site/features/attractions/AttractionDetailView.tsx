import type { AttractionDetail } from '#schemas/types/published.ts';
import { priceText } from '#schemas/rules/money.ts';
import { BulletBlock } from '../../ui/BulletList/BulletList.tsx';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Gallery } from '../../ui/Gallery/Gallery.tsx';
import { Row, Stack } from '../../ui/Layout/Layout.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { PriceList } from '../../ui/PriceList/PriceList.tsx';
import { Prose, Quote } from '../../ui/Text/Text.tsx';
import { Block } from '../../ui/Section/Section.tsx';
import { onBand } from '../../ui/Sign/Sign.css.ts';
import { CategorySign } from './CategorySign.tsx';
import { useCurrency } from '../../ui/SiteContext.ts';
import { RecordLayout, type RecordSlots } from '../../ui/RecordLayout/RecordLayout.tsx';
import { Sources } from '../../ui/SourceNote/SourceNote.tsx';
import { lazyRegions } from '../../ui/hydration/lazyRegions.tsx';
import { planningFacts, stripFacts, visitFacts, parseReviewQuote } from './attractionFacts.tsx';

const load = () => import('./PlaceLocation.tsx');
const PlaceLocation = lazyRegions({ load, prerendered: import.meta.env.SSR && (await load()) })(
  (module) => module.default,
);

/** Returns the heading of the gallery; drawings alone are no photo gallery. */
const galleryHeading = ({ gallery }: AttractionDetail) =>
  gallery.some(({ kind }) => kind === 'photo') ? 'Photo Gallery' : 'Illustrations';

interface AttractionDetailViewProps extends RecordSlots {
  attraction: AttractionDetail;
}

/** The page of an attraction, without the sections of nearby records. */
export function AttractionDetailView({
  attraction,
  actions,
  notices,
  photographs,
}: AttractionDetailViewProps) {
  const { name, category, notice, reviewsAreSamples } = attraction;
  const currency = useCurrency();
  const planning = planningFacts(attraction);
  const visit = visitFacts(attraction);
  const near = new URLSearchParams({ location: attraction.town }).toString();
  return (
    <RecordLayout
      record={attraction}
      parent={{ label: 'Attractions', to: '/attractions' }}
      figures={[{ term: 'Duration', value: <strong>{attraction.duration}</strong> }]}
      signs={
        <>
          <span className={onBand}>
            <CategorySign category={category} />
          </span>
          {stripFacts(attraction).map(({ term, value }) => (
            <span key={term} className={term === 'Difficulty' ? onBand : undefined}>
              {value}
            </span>
          ))}
        </>
      }
      notices={notices}
      aside={
        <>
          {visit.length > 0 && (
            <Block heading="Visit Information" folds>
              <FactList facts={visit} />
            </Block>
          )}
          <BulletBlock heading="Facilities" items={attraction.facilities} folds />
          <PlaceLocation attraction={attraction} />
          <Block heading="Plan Your Visit" side screenOnly>
            <Stack gap="tight">
              <LinkButton to={`/activities?${near}`} wide>
                Browse Activities
              </LinkButton>
              <LinkButton to={`/accommodations?${near}`} variant="outline" wide>
                Find Accommodation
              </LinkButton>
            </Stack>
          </Block>
          <Sources
            facts={[
              { label: 'Facts', of: attraction.provenance },
              { label: 'Opening hours', of: attraction.hours && attraction.hours.provenance },
              ...attraction.suitFacts.map(({ who, provenance: of }) => ({ label: who, of })),
              ...attraction.transit.map(({ provenance: of }) => ({ label: 'Buses', of })),
              ...attraction.paidActivities.map((paid) => ({ label: paid.name, of: paid.provenance })),
            ]}
          />
        </>
      }
    >
      {notice && (
        <Notice tone="warning" heading={notice.heading}>
          <p>{notice.text}</p>
        </Notice>
      )}
      <Block heading={`About ${name}`}>
        <Prose html={attraction.aboutHtml} lead />
        <Row>{actions}</Row>
      </Block>
      {photographs}
      {attraction.history && (
        <Block heading="History & Heritage" folds>
          <p>{attraction.history}</p>
        </Block>
      )}
      {attraction.gallery.length > 1 && (
        <Block heading={galleryHeading(attraction)} folds screenOnly>
          <Gallery pictures={attraction.gallery} name={name} />
        </Block>
      )}
      {attraction.reviewQuotes.length > 0 && (
        <Block heading="Visitor Reviews" folds>
          {reviewsAreSamples && <p>Sample reviews (illustrative)</p>}
          {attraction.reviewQuotes.map((text) => (
            <Quote key={text} {...parseReviewQuote(text, !reviewsAreSamples)} />
          ))}
        </Block>
      )}
      {planning.length > 0 && (
        <Block heading="Planning Your Visit" folds>
          <FactList facts={planning} />
        </Block>
      )}
      {attraction.freeActivities.length > 0 && (
        <Block heading="Free Activities" folds>
          <PriceList items={attraction.freeActivities.map((free) => ({ name: free, price: 'Free' }))} />
        </Block>
      )}
      {attraction.paidActivities.length > 0 && (
        <Block heading="Paid Activities & Experiences" folds>
          <PriceList
            items={attraction.paidActivities.map((paid) => ({
              name: paid.name,
              price: priceText(Number(paid.price), currency),
              note: `per ${paid.per}`,
            }))}
          />
        </Block>
      )}
      <BulletBlock heading="Insider Tips" items={attraction.tips} folds />
    </RecordLayout>
  );
}
