import { HttpResponse, http } from 'msw';
import type { PublishedUrl } from '../data/published.ts';
import { publishedFile } from './publishedFile.ts';
import { server } from './server.ts';

/** Mocks an address with its published file in which some fields are changed. */
export function answerWith<T extends object>(url: PublishedUrl<T>, changes: Partial<T>): void {
  server.use(http.get(`*${url}`, () => HttpResponse.json({ ...publishedFile(url), ...changes })));
}
