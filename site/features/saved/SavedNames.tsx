import { recordPath } from '#schemas/recordKinds.ts';
import { LoadError } from '../../ui/ErrorState/ErrorState.tsx';
import { Wrap } from '../../ui/Layout/Layout.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { linkList } from '../../ui/Text/Text.css.ts';
import type { SavedPlace } from './savedPlace.ts';

/** Renders what this device keeps of saved places: their names as links. Everything else of them is fetched. */
export function SavedLinks({ places }: { places: SavedPlace[] }) {
  return (
    <ul className={linkList}>
      {places.map((place) => (
        <li key={place.kind + place.slug}>
          <SiteLink to={recordPath(place.kind, place.slug)}>{place.name}</SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** Renders the links of all saved places, until their code has come. */
export function SavedNames({ places }: { places: SavedPlace[] }) {
  return (
    <Section heading="Your places" split>
      <SavedLinks places={places} />
    </Section>
  );
}

/** Renders the links of all saved places where the code of their rows does not come. */
export function SavedNamesAlone({ places }: { places: SavedPlace[] }) {
  return (
    <>
      <SavedNames places={places} />
      <Wrap>
        <LoadError />
      </Wrap>
    </>
  );
}
