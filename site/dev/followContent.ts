import { mutate } from 'swr';
import { fetcher } from '../data/requestJson.ts';

/*
 * In development the pipeline says which published files a saved content file changed. The open page reads them again
 * and shows them without a reload, so that the scroll position stays.
 */
import.meta.hot?.on('larch:published', ({ urls }: { urls: string[] }) => {
  for (const url of urls) void mutate(url, fetcher(url), { revalidate: false });
});

// A file saved while this page loaded may be missing in its data: the message was sent before this code listened.
import.meta.hot?.send('larch:listening', { since: Date.now() - performance.now() });
