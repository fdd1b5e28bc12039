import { wholeKmText } from '#schemas/rules/distanceText.ts';
import type { AttractionDetail } from '#schemas/types/published.ts';
import * as styles from './PlaceLocation.css.ts';
import { DrawnMap } from '../../ui/DrawnMap/DrawnMap.tsx';
import { mapProjection } from '../../ui/DrawnMap/mapProjection.ts';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { foldHead, phoneFold } from '../../ui/Fold/Fold.css.ts';
import { stack } from '../../ui/Layout/Layout.css.ts';
import { Row } from '../../ui/Layout/Layout.tsx';
import { coordinatesOf } from '../../ui/MapView/coordinatesOf.ts';
import { PlaceLinks } from '../../ui/MapView/PlaceLinks.tsx';
import { ByBus } from '../../ui/PlaceFacts/busFact.tsx';
import { Block } from '../../ui/Section/Section.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { note } from '../../ui/SourceNote/SourceNote.css.ts';

const box = { width: 400, height: 280, margin: 0 };
const letterWidth = 8;
const markRadius = 9;
const aboveMark = 22;

/** Renders a small map, the distances to towns, and links to directions. */
export default function PlaceLocation({ attraction }: { attraction: AttractionDetail }) {
  const { name, slug, transit, locatorMap } = attraction;
  const at = coordinatesOf(attraction);
  if (!locatorMap || !at) return null;
  const projection = mapProjection(locatorMap.bounds, box);
  const [x, y] = projection.project(at);
  const title = {
    text: name,
    x,
    y: y - aboveMark,
    width: name.length * letterWidth,
    // Keeps other labels off the mark.
    height: 2 * (aboveMark + markRadius),
    kind: 'town',
  } as const;
  return (
    <Block heading="Location" side>
      <DrawnMap
        label={`Map of the area around ${name}, north at top`}
        box={box}
        projection={projection}
        surroundings={locatorMap.surroundings}
        relief={locatorMap.relief}
        first={title}
      >
        <circle className={styles.place} cx={x} cy={y} r={markRadius} />
      </DrawnMap>
      {locatorMap.attributions.length > 0 && (
        <p className={note}>
          Map:
          {locatorMap.attributions.map(({ text, holder, licence }, index) => (
            <span key={text}>
              {index > 0 && ','} <a href={licence}>© {holder}</a>
            </span>
          ))}
        </p>
      )}
      <details className={phoneFold}>
        <summary className={foldHead}>
          <strong>Distances and buses</strong>
        </summary>
        <div className={stack.normal}>
          {locatorMap.towns.length > 0 && (
            <>
              <FactList
                facts={locatorMap.towns.map((town) => ({
                  term: `From ${town.name}`,
                  value: wholeKmText(town.km),
                }))}
              />
              <p className={note}>Straight-line distances; the road is longer.</p>
            </>
          )}
          <ByBus stops={transit} />
        </div>
      </details>
      <Row>
        <SiteLink to={`/map?selected=${slug}`}>Show on map</SiteLink>
        <PlaceLinks at={at} name={name} />
      </Row>
    </Block>
  );
}
