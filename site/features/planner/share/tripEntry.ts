import { ownName } from '../../../base/guideBase.ts';

/** Key of the visitor's trip in the browser's storage. */
export const tripEntry = ownName('larch-trip');
