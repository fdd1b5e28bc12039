import { HttpResponse, http } from 'msw';
import type { PublishedUrl } from '../data/published.ts';
import { publishedFile } from './publishedFile.ts';
import { server } from './server.ts';

/** Has an address answer with what is published there, but for some fields. */
export function answerWith<T extends object>(url: PublishedUrl<T>, changes: Partial<T>): void {
  server.use(http.get(`*${url}`, () => HttpResponse.json({ ...publishedFile(url), ...changes })));
}
