/** Addresses and names that the form editor's configuration, its script and the links to it share. */

/** Folder of the form editor below the guide. */
export const editorFolder = 'edit';

/** The form editor itself, one file of its package, by the path from the entry of that package. */
export const editorScript = '../dist/sveltia-cms.js';

/** Hidden field in which a form carries the text of the file that it was opened from. */
export const sourceField = 'larchSource';

/** Returns the name of the file format of a kind of record. */
export const formatOf = (folder: string) => `larch-${folder}`;

/** Returns the address of the form of a record. */
export const formAddress = (folder: string, slug: string) =>
  `/${editorFolder}/#/collections/${folder}/entries/${slug}`;

/** Folder of photographs below the repository. The form editor names a photograph with it; a record names the file alone. */
export const photoFolder = 'content/photos';
