/** One file of the published half: its path without a leading slash and its text. */
export interface PublishedFile {
  path: string;
  text: string;
}
