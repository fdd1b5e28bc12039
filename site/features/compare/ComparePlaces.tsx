import { useEffect, useRef } from 'react';
import { recordPath } from '#schemas/recordKinds.ts';
import { stayPriceFact } from '#schemas/rules/stays/stayPriceFact.ts';
import { stayTypeLabels } from '#schemas/rules/stays/stayTypeLabels.ts';
import type { Site, AccommodationDetail } from '#schemas/types/published.ts';
import { published, type PublishedUrl } from '../../data/published.ts';
import { usePublished } from '../../data/usePublished.ts';
import { ItemsOrNone, NoticesToday } from './CompareCells.tsx';
import type { Comparison } from './comparePath.ts';
import { CompareTable, type CompareRow } from './CompareTable.tsx';
import { trailRows } from './trailRows.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { Row, Stack } from '../../ui/Layout/Layout.tsx';
import { Section } from '../../ui/Section/Section.tsx';

interface ComparePlacesProps {
  comparison: Comparison;
  site: Site;
}

/** Renders places of one kind side by side, as the address asks for. */
export default function ComparePlaces({ comparison: { kind, slugs }, site }: ComparePlacesProps) {
  const trails = useCompared(published.trail, kind === 'trail' ? slugs : []);
  const stays = useCompared(published.accommodation, kind === 'accommodation' ? slugs : []);
  const { records, error, retry } = kind === 'trail' ? trails : stays;
  const rows = kind === 'trail' ? trailRows(trails.records) : stayRows(stays.records, site.currency);
  const isComplete = records.length === slugs.length;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const heading = frame.current?.querySelector('h2');
    if (!heading) return;
    frame.current?.scrollIntoView();
    // The next Tab leads into the table.
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={frame}>
      <Section heading={kind === 'trail' ? 'Compare trails' : 'Compare stays'}>
        <Stack>
          {error && (
            <>
              <p role="status">One of these places didn't load.</p>
              <Row>
                <Button onClick={retry}>Retry</Button>
              </Row>
            </>
          )}
          {!isComplete && !error && <p role="status">Loading...</p>}
          {isComplete && (
            <CompareTable
              label="Comparison"
              places={records.map(({ slug, name }) => ({ slug, name, href: recordPath(kind, slug) }))}
              rows={rows}
            />
          )}
          <Row>
            <LinkButton to="/saved" variant="outline">
              Change selection
            </LinkButton>
          </Row>
        </Stack>
      </Section>
    </div>
  );
}

/** Loads the records of a comparison and returns those that have come, in their order. */
export function useCompared<T>(urlOf: (slug: string) => PublishedUrl<T>, slugs: readonly string[]) {
  const urlAt = (index: number) => {
    const slug = slugs[index];
    return slug === undefined ? null : urlOf(slug);
  };
  // As many as a comparison may have, because the number of hooks must not change.
  const answers = [
    usePublished(urlAt(0)),
    usePublished(urlAt(1)),
    usePublished(urlAt(2)),
    usePublished(urlAt(3)),
  ];
  const failed = answers.filter(({ data, error }) => error && !data);
  return {
    records: answers.flatMap(({ data }) => (data ? [data] : [])),
    error: failed[0]?.error,
    retry: () => {
      for (const { mutate } of failed) void mutate();
    },
  };
}

/** Returns the rows in which places to stay are compared. */
export function stayRows(stays: readonly AccommodationDetail[], currency: string): CompareRow[] {
  const row = (label: string, textOf: (stay: AccommodationDetail) => string): CompareRow => ({
    label,
    cells: stays.map(textOf),
  });
  const lists = (
    label: string,
    itemsOf: (stay: AccommodationDetail) => string[],
    none: string,
  ): CompareRow => ({
    label,
    cells: stays.map((stay) => <ItemsOrNone key={stay.slug} items={itemsOf(stay)} none={none} />),
  });
  return [
    row('Type', ({ type }) => stayTypeLabels[type]),
    row('Price', (stay) => stayPriceFact(stay, currency) ?? 'Price not confirmed'),
    row('Rooms', ({ rooms, camping }) => rooms ?? (camping?.sites ? `${camping.sites} sites` : 'Not known')),
    row('Location', ({ location }) => location),
    lists('Amenities', ({ amenities }) => amenities, 'None listed'),
    lists('Bus', ({ transit }) => transit.map(({ text }) => text), 'No known stop nearby'),
    row('Getting there', ({ access }) => access ?? 'Not known'),
    {
      label: 'Closures today',
      cells: stays.map(({ slug, restrictions }) => <NoticesToday key={slug} restrictions={restrictions} />),
    },
  ];
}
