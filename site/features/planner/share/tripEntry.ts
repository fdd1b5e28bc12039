/** Key of the visitor's trip in the browser's storage. */
export const tripEntry = 'larch-trip';
