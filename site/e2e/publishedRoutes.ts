import { readDist } from './readDist.ts';

/** Every address of the guide. */
export const routes = readDist<string[]>('api/routes.json');
