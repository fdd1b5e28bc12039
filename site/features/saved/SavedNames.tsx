import { recordPath } from '#schemas/recordKinds.ts';
import { eventAddress } from '#schemas/rules/events/eventAddress.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { linkList } from '../../ui/Text/Text.css.ts';
import type { SavedPlace } from './savedPlace.ts';

/** Returns the address of a saved place. */
export const savedAddress = ({ kind, slug }: Pick<SavedPlace, 'kind' | 'slug'>): string =>
  kind === 'event' ? eventAddress(slug) : recordPath(kind, slug);

/** Renders what this device keeps of saved places: their names as links. Everything else of them is fetched. */
export function SavedLinks({ places }: { places: SavedPlace[] }) {
  return (
    <ul className={linkList}>
      {places.map((place) => (
        <li key={place.kind + place.slug}>
          <SiteLink to={savedAddress(place)}>{place.name}</SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** Renders the links of all saved places, until their code has come and where it does not. */
export function SavedNames({ places }: { places: SavedPlace[] }) {
  return (
    <Section heading="Your places" split>
      <SavedLinks places={places} />
    </Section>
  );
}
