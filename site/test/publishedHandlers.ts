import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HttpResponse, http } from 'msw';
import { fixtureDataDir } from './buildFixtureData.ts';

/** Answers every published address with the file that the pipeline made of the fixture content. */
export const publishedHandlers = [
  http.get(/\/(api|gpx)\//, ({ request }) => {
    const file = join(fixtureDataDir, decodeURIComponent(new URL(request.url).pathname));
    if (!existsSync(file)) return HttpResponse.json({ error: 'File not found.' }, { status: 404 });
    return new HttpResponse(readFileSync(file), { headers: { 'content-type': 'application/json' } });
  }),
];
