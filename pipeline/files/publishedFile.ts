/** One file of the published half: its path without a leading slash and its text. */
export interface PublishedFile {
  readonly path: string;
  readonly text: string;
}

/** A file whose text is made whenever somebody asks for it, so that the texts of all files never fill the memory. */
export function fileOnDemand(path: string, makeText: () => string): PublishedFile {
  return {
    path,
    get text() {
      return makeText();
    },
  };
}
