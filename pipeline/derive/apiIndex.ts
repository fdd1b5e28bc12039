import { addresses, type DocumentName, recordAddress } from '#schemas/addresses.ts';
import { apiVersion, documents, schemaNameOf } from '#schemas/documents.ts';
import type { ApiIndex, Site } from '#schemas/types/published.ts';
import { type Move, pageMove } from './moves.ts';

/** Number of records of each list. */
export interface Counts {
  documents: Partial<Record<DocumentName, number>>;
  gpx: number;
  calendars: number;
}

/** Lists the published documents with their counts and the day of the data. */
export function toIndex(site: Site, counts: Counts, moves: readonly Move[]): ApiIndex {
  return {
    name: site.name,
    url: site.url,
    apiVersion,
    generatedOn: site.builtOn,
    licence: site.licence,
    openapi: '/api/openapi.json',
    documents: (Object.keys(documents) as DocumentName[]).map((name) => ({
      name,
      summary: documents[name].summary,
      url: addresses[name],
      schema: `/schemas/${schemaNameOf(name)}.schema.json`,
      count: counts.documents[name] ?? 1,
      generatedOn: site.builtOn,
    })),
    files: [
      { name: 'gpx', url: '/gpx/{slug}.gpx', mediaType: 'application/gpx+xml', count: counts.gpx },
      // A calendar without events is not published.
      ...(counts.calendars > 0
        ? [{ name: 'calendar' as const, url: '/events.ics', mediaType: 'text/calendar', count: 1 }]
        : []),
      { name: 'event', url: '/events/{slug}.ics', mediaType: 'text/calendar', count: counts.calendars },
    ],
    moved: moves.flatMap((move) => [pageMove(move), documentMove(move)]),
  };
}

function documentMove({ kind, former, slug }: Move): ApiIndex['moved'][number] {
  return { from: recordAddress(addresses[kind], former), to: recordAddress(addresses[kind], slug) };
}
