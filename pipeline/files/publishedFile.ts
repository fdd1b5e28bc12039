/** One file of the published half: its path without a leading slash and its text. */
export interface PublishedFile {
  readonly path: string;
  readonly text: string;
}

/** Returns a file whose text is made at each access, so that memory never holds the texts of all files. */
export function fileOnDemand(path: string, makeText: () => string): PublishedFile {
  return {
    path,
    get text() {
      return makeText();
    },
  };
}
