import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import { recordPath } from '#schemas/recordKinds.ts';
import type { AccommodationDetail, TrailDetail } from '#schemas/types/published.ts';
import { fetchDetail } from '../../data/fetchDetail.ts';
import { type PublishedUrl, published } from '../../data/published.ts';
import { useSite } from '../../data/useSite.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { Row, Stack } from '../../ui/Layout/Layout.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { EstimateNote } from '../../ui/SourceNote/EstimateMark.tsx';
import { CompareTable } from './CompareTable.tsx';
import type { Comparison } from './comparePath.ts';
import { stayRows } from './stayRows.tsx';
import { trailRows } from './trailRows.tsx';

/** Loads the records of slugs, all or none. */
function useRecords<T>(urlOf: (slug: string) => PublishedUrl<T>, slugs: readonly string[] | null) {
  return useSWR<T[], Error>(slugs && ['compared', ...slugs.map(urlOf)], () =>
    Promise.all(slugs?.map((slug) => fetchDetail(urlOf(slug))) ?? []),
  );
}

/** Renders places of one kind side by side, as the address asks for. */
export function ComparePlaces({ comparison: { kind, slugs } }: { comparison: Comparison }) {
  const trails = useRecords<TrailDetail>(published.trail, kind === 'trail' ? slugs : null);
  const stays = useRecords<AccommodationDetail>(
    published.accommodation,
    kind === 'accommodation' ? slugs : null,
  );
  const { data: site } = useSite();
  const { data, error, mutate } = kind === 'trail' ? trails : stays;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.scrollIntoView();
  }, []);
  const rows = trails.data
    ? trailRows(trails.data)
    : stays.data && site
      ? stayRows(stays.data, site.currency)
      : null;
  return (
    <div ref={frame}>
      <Section heading={kind === 'trail' ? 'Walks side by side' : 'Stays side by side'}>
        <Stack>
          {error && !data && (
            <Notice tone="danger" heading="One of these places could not be loaded" level={3}>
              <div>
                <Button onClick={() => void mutate()}>Retry</Button>
              </div>
            </Notice>
          )}
          {!data && !error && <p role="status">Loading...</p>}
          {data && rows && (
            <CompareTable
              label="Comparison"
              places={data.map(({ slug, name }) => ({ slug, name, href: recordPath(kind, slug) }))}
              rows={rows}
            />
          )}
          {stays.data && <EstimateNote of={stays.data} />}
          <Row>
            <LinkButton to="/saved" variant="outline">
              Choose others
            </LinkButton>
          </Row>
        </Stack>
      </Section>
    </div>
  );
}
