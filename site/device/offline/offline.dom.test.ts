import { beforeEach, expect, test, vi } from 'vitest';
import { fakeCaches } from '../../test/fakeCaches.ts';
import { fetchVersion, fetchFileList } from './fetchVersion.ts';
import { dropOthers, findFile, keepFile, revisionOf } from './fileStore.ts';
import { filesCache, isKeepable, keptFiles } from './keptFiles.ts';
import { downloadGuide, VersionGoneError } from './downloadGuide.ts';
import {
  forgetAll,
  neededVersions,
  noteShown,
  noteTab,
  readOfflineCopy,
  readShown,
  readTab,
  readVersion,
  rememberVersion,
  writeOfflineCopy,
} from './guideState.ts';
import { fileAt, freshHeader, type GuideFile, type GuideVersion, listedUrl, noteOf } from './guideVersion.ts';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const html = {
  headers: { 'content-type': 'text/html', etag: 'x', 'content-security-policy': "default-src 'none'" },
};

async function fileOf(url: string, text: string): Promise<GuideFile> {
  return [url, await revisionOf(url, bytes(text)), text.length];
}

async function versionOf(version: string, texts: Record<string, string>): Promise<GuideVersion> {
  const pocket = await Promise.all(Object.entries(texts).map(([url, text]) => fileOf(url, text)));
  return { version, builtOn: '2026-11-20', pocket, others: [] };
}

/** Answers of the host by address; the test changes them. */
let host: Record<string, () => Response>;
let requests: string[];

const serve = (texts: Record<string, string>) => {
  for (const [url, text] of Object.entries(texts)) host[url] = () => new Response(text, html);
};

beforeEach(async () => {
  vi.stubGlobal('caches', fakeCaches());
  await forgetAll();
  host = {};
  requests = [];
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async (url, init) => {
      const { pathname } = new URL(url instanceof Request ? url.url : url, window.location.href);
      requests.push(pathname);
      init?.signal?.throwIfAborted();
      expect(new Headers(init?.headers).has(freshHeader)).toBe(true);
      const answer = host[pathname];
      if (!answer) throw new TypeError('Failed to fetch');
      return answer();
    }),
  );
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('a file is kept under its bytes, with what the page allows itself and no more', async () => {
  const file = await fileOf('/a', 'words');
  expect(await keepFile(file, new Response('', html), bytes('words'))).toBe(true);
  const kept = await findFile(file);
  expect(await kept?.text()).toBe('words');
  expect(Object.fromEntries(kept?.headers ?? [])).toEqual({
    'content-type': 'text/html',
    'content-security-policy': "default-src 'none'",
  });
});

test('text is stored packed, a picture as it came', async () => {
  const long = 'larch '.repeat(500);
  const stored = async (url: string) => {
    const file = await fileOf(url, long);
    await keepFile(file, new Response('', html), bytes(long));
    expect(await (await findFile(file))?.text()).toBe(long);
    const kept = await (await caches.open(filesCache)).match(`${url}?kept=${file[1]}`);
    return (await kept?.arrayBuffer())?.byteLength;
  };
  expect(await stored('/a')).toBeLessThan(100);
  expect(await stored('/images/a.webp')).toBe(3000);
});

test('a file that an older guide stored as it came is found', async () => {
  const file = await fileOf('/a', 'words');
  await (await caches.open(filesCache)).put(`/a?kept=${file[1]}`, new Response('words', html));
  expect(await (await findFile(file))?.text()).toBe('words');
});

test('bytes of another version are not kept', async () => {
  const file = await fileOf('/a', 'words');
  expect(await keepFile(file, new Response(''), bytes('other words'))).toBe(false);
  expect(await findFile(file)).toBeUndefined();
});

test('the day of a page is no part of its state, that of a file is', async () => {
  const text = (day: string) => bytes(`{"builtOn":"${day}"}`);
  expect(await revisionOf('/a', text('2026-11-20'))).toBe(await revisionOf('/a', text('2026-11-21')));
  expect(await revisionOf('/api/site.json', text('2026-11-20'))).not.toBe(
    await revisionOf('/api/site.json', text('2026-11-21')),
  );
});

test.each([
  ['a whole answer', { status: 200, type: 'basic', redirected: false }, true],
  ['an error', { status: 500, type: 'basic', redirected: false }, false],
  ['nothing new', { status: 304, type: 'basic', redirected: false }, false],
  ['a part', { status: 206, type: 'basic', redirected: false }, false],
  ['a redirect', { status: 200, type: 'basic', redirected: true }, false],
  ['an answer of another host', { status: 200, type: 'cors', redirected: false }, false],
  ['an answer that cannot be read', { status: 0, type: 'opaque', redirected: false }, false],
] as const)('%s is kept or not', (_, answer, isKept) => {
  expect(isKeepable(answer as Response)).toBe(isKept);
});

test('versions share what they share, and what none names goes', async () => {
  const first = await versionOf('1', { '/a': 'same', '/b': 'old' });
  const second = await versionOf('2', { '/a': 'same', '/b': 'new' });
  serve({ '/a': 'same', '/b': 'old' });
  const options = { onProgress: () => {}, signal: new AbortController().signal };
  await downloadGuide(first, options);
  serve({ '/b': 'new' });
  requests = [];
  await downloadGuide(second, options);
  expect(requests).toEqual(['/b']);
  expect(await (await findFile(first.pocket[1]!))?.text()).toBe('old');
  await dropOthers([second]);
  const isKept = await keptFiles();
  expect([...first.pocket, ...second.pocket].map(isKept)).toEqual([true, false, true, true]);
});

test('a download says how far it is, and goes on where it was cut', async () => {
  const version = await versionOf('1', { '/a': 'four', '/b': 'sixsix' });
  serve({ '/a': 'four' });
  const onProgress = vi.fn<(done: number, total: number) => void>();
  const signal = new AbortController().signal;
  await expect(downloadGuide(version, { onProgress, signal })).rejects.toThrow('Failed to fetch');
  expect(onProgress.mock.calls[0]).toEqual([0, 10]);
  serve({ '/b': 'sixsix' });
  onProgress.mockClear();
  requests = [];
  await downloadGuide(version, { onProgress, signal });
  expect(onProgress.mock.calls.at(-1)).toEqual([10, 10]);
  expect(requests).toContain('/b');
  requests = [];
  await downloadGuide(version, { onProgress, signal });
  expect(requests).toEqual([]);
});

test.each([
  ['has changed', () => new Response('newer words')],
  ['is gone', () => new Response('', { status: 404 })],
])('a file that %s on the host ends the download of its version', async (words, answer) => {
  const version = await versionOf('1', { '/a': 'words' });
  host['/a'] = answer;
  const filling = downloadGuide(version, { onProgress: () => {}, signal: new AbortController().signal });
  await expect(filling).rejects.toThrow(VersionGoneError);
  await expect(filling).rejects.toThrow(words);
  expect(await findFile(version.pocket[0]!)).toBeUndefined();
});

test('an error of the host is none of the version, and a pause is neither', async () => {
  const version = await versionOf('1', { '/a': 'words' });
  host['/a'] = () => new Response('out of order', { status: 500 });
  const controller = new AbortController();
  await expect(downloadGuide(version, { onProgress: () => {}, signal: controller.signal })).rejects.toThrow(
    '500: /a',
  );
  controller.abort();
  await expect(downloadGuide(version, { onProgress: () => {}, signal: controller.signal })).rejects.toThrow(
    /abort/i,
  );
});

test('what is remembered of pocket, tabs and versions', async () => {
  expect(await readOfflineCopy()).toEqual({ kept: null, wanted: null });
  await writeOfflineCopy({ kept: '1', wanted: null });
  expect(await readOfflineCopy()).toEqual({ kept: '1', wanted: null });
  const version = await versionOf('1', { '/a': 'x' });
  expect(await readVersion('1')).toBeNull();
  await rememberVersion(version);
  expect(await readVersion('1')).toEqual(version);
  await noteTab('tab', '1');
  expect(await readTab('tab')).toEqual(version);
  expect(await readTab('other')).toBeNull();
});

test('the two versions that the host showed last are remembered, each once', async () => {
  for (const name of ['1', '2', '1', '1', '3']) await noteShown(name);
  expect(await readShown()).toEqual(['3', '1']);
});

test('versions of the pocket, of open tabs and of the host are needed, others are forgotten', async () => {
  for (const name of ['1', '2', '3', '4', '5', '6'])
    await rememberVersion(await versionOf(name, { '/a': name }));
  await writeOfflineCopy({ kept: '1', wanted: '2' });
  vi.useFakeTimers({ toFake: ['Date'] });
  await noteTab('open', '3');
  await noteTab('closed', '4');
  await noteShown('5');
  vi.setSystemTime(Date.now() + 60_000);
  const needed = await neededVersions(['open']);
  expect(needed.map(({ version }) => version).sort()).toEqual(['1', '2', '3', '5']);
  expect(await readVersion('6')).toBeNull();
  expect(await readTab('closed')).toBeNull();
});

test('a tab whose page is on its way keeps its version, though it is not open yet', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await rememberVersion(await versionOf('1', { '/a': 'x' }));
  await noteTab('arriving', '1');
  vi.setSystemTime(Date.now() + 59_999);
  expect(await neededVersions([])).toHaveLength(1);
  expect((await readTab('arriving'))?.version).toBe('1');
  vi.setSystemTime(Date.now() + 1);
  expect(await neededVersions([])).toEqual([]);
});

test('a note of a tab from a clock that went wrong is forgotten', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await rememberVersion(await versionOf('1', { '/a': 'x' }));
  await noteTab('tab', '1');
  vi.setSystemTime(Date.now() - 60_000);
  expect(await neededVersions([])).toEqual([]);
});

test('while a version of the pocket cannot be read, nothing is forgotten', async () => {
  const version = await versionOf('1', { '/a': 'x' });
  await rememberVersion(version);
  await writeOfflineCopy({ kept: '2', wanted: null });
  await expect(neededVersions([])).rejects.toThrow('The version 2 of the pocket cannot be read.');
  expect(await readVersion('1')).toEqual(version);
});

test('forgetting leaves the caches of others alone', async () => {
  await caches.open('of somebody else');
  await writeOfflineCopy({ kept: '1', wanted: null });
  await forgetAll();
  expect(await caches.keys()).toEqual(['of somebody else']);
});

test('a host that answers with something else names no version', async () => {
  const version = await versionOf('1', { '/a': 'x' });
  host['/version.json'] = () => Response.json(noteOf(version));
  host['/offline.json'] = () => Response.json(version);
  expect(await fetchVersion()).toEqual({ version: '1', builtOn: '2026-11-20', bytes: 1 });
  expect(await fetchFileList()).toEqual(version);
  host['/version.json'] = () => Response.json({ version: 1 });
  host['/offline.json'] = () => Response.json({ ...version, pocket: [['/a']] });
  await expect(fetchVersion()).rejects.toThrow('names no version');
  await expect(fetchFileList()).rejects.toThrow('lists no files');
  host['/version.json'] = () => new Response('', { status: 503 });
  await expect(fetchVersion()).rejects.toThrow('503');
});

test('files are found by the address that versions list', async () => {
  const version = await versionOf('1', { '/': 'x', '/a': 'y' });
  expect(listedUrl('https://guide.example/a/?q=1#b')).toBe('/a');
  expect(listedUrl('https://guide.example/')).toBe('/');
  expect(fileAt(version, '/a')).toBe(version.pocket[1]);
  expect(fileAt(version, '/b')).toBeUndefined();
});
