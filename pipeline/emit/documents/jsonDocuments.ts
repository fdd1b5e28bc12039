import { addresses, type DocumentName, type RecordName, recordAddress } from '#schemas/addresses.ts';
import { documents, type Holds } from '#schemas/documents.ts';
import { movedDocuments } from '../host/redirectsFile.ts';
import type { Published } from '../../derive/published.ts';

/** One JSON file before it is written: its path, its value and the schema the value (or each entry) must match. */
export interface JsonDocument {
  path: string;
  schema: string;
  isList: boolean;
  value: unknown;
}

/** Published values by document name: one value, or one per record. */
type Values = { [N in DocumentName]: N extends RecordName ? readonly Holds<N>[] : Holds<N> };

/** Returns every JSON file of the API. */
export function jsonDocuments(published: Published): JsonDocument[] {
  const values: Values = {
    ...published,
    attraction: published.attractionDetails,
    activity: published.activityDetails,
    accommodation: published.accommodationDetails,
    trail: published.trailDetails,
    guide: published.guides,
    page: published.pages,
    reliefSquare: published.reliefSquares,
  };
  const moved = movedDocuments(published.moves).map(({ path, value }) => ({
    path,
    schema: 'moved',
    isList: false,
    value,
  }));
  const own = (Object.keys(documents) as DocumentName[]).flatMap((name): JsonDocument[] => {
    const { schema } = documents[name];
    if (!isRecord(name)) {
      const isList = 'isList' in documents[name];
      return [{ path: addresses[name].slice(1), schema, isList, value: values[name] }];
    }
    return values[name].map((value) => ({
      path: recordAddress(addresses[name], value.slug).slice(1),
      schema,
      isList: false,
      value,
    }));
  });
  return [...own, ...moved];
}

function isRecord(name: DocumentName): name is RecordName {
  return addresses[name].includes('{slug}');
}
