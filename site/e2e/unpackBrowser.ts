import { chromiumPath } from './chromiumPath.ts';

/* Finds the browser of the tests, or unpacks it from its npm package, and says where it is. */
console.log(await chromiumPath());
