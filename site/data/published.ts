import { addresses, type DocumentName, type RecordName, recordAddress } from '#schemas/addresses.ts';
import type { Holds } from '#schemas/documents.ts';

/** The address of a published JSON file; `T` is what the file holds. */
export type PublishedUrl<T> = string & { readonly holds?: T };

type PublishedUrls = {
  [N in DocumentName]: N extends RecordName
    ? (slug: string) => PublishedUrl<Holds<N>>
    : PublishedUrl<Holds<N>>;
};

/** Every published JSON address by the name of the document; that of a record by its slug. */
export const published = Object.fromEntries(
  Object.entries(addresses).map(([name, address]) => [
    name,
    address.includes('{') ? (slug: string) => recordAddress(address, slug) : address,
  ]),
) as PublishedUrls;
