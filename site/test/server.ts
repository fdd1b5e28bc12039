import { newsletterHandler, outsideWorld } from '#fixtures/outsideWorld.ts';
import { setupServer } from 'msw/node';
import { publishedHandlers } from './publishedHandlers.ts';

/** Answers all requests of component tests; use `server.use` for failures. */
export const server = setupServer(...publishedHandlers, newsletterHandler, ...outsideWorld);
