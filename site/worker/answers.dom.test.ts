import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepFile, revisionOf } from '../device/offline/fileStore.ts';
import {
  forgetAll,
  noteShown,
  noteTab,
  readTab,
  rememberVersion,
  writeOfflineCopy,
} from '../device/offline/guideState.ts';
import { noteOf, type GuideFile, type GuideVersion } from '../device/offline/guideVersion.ts';
import { keptFiles, keyOf, openFiles } from '../device/offline/keptFiles.ts';
import { deniedCaches, fakeCaches } from '../test/fakeCaches.ts';
import { answerFile, smallerPictures } from './answerFile.ts';
import { answerPage } from './answerPage.ts';
import { keepOfflinePage, keepSeen } from './keepSeen.ts';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const at = (path: string) => `https://guide.example${path}`;

async function versionOf(
  version: string,
  texts: Record<string, string>,
  others: Record<string, string> = {},
): Promise<GuideVersion> {
  const list = (of: Record<string, string>) =>
    Promise.all(
      Object.entries(of).map(async ([url, text]): Promise<GuideFile> => [
        url,
        await revisionOf(url, bytes(text)),
        text.length,
      ]),
    );
  return { version, builtOn: '2026-11-20', pocket: await list(texts), others: await list(others) };
}

/** Keeps files of a version as if a visitor had seen them. */
async function keep(version: GuideVersion, texts: Record<string, string>): Promise<void> {
  await rememberVersion(version);
  for (const file of [...version.pocket, ...version.others]) {
    const text = texts[file[0]];
    if (text !== undefined) await keepFile(file, new Response(''), bytes(text));
  }
}

/** Overwrites all that is kept of a version. */
async function spoil({ pocket }: GuideVersion): Promise<void> {
  const cache = await openFiles();
  for (const file of pocket) await cache.put(keyOf(file), new Response('garbage'));
}

/** Answers of the host by address; null is no answer at all. */
let host: Record<string, (() => Response) | undefined> | null;
let work: Promise<unknown>[];

const request = (path: string, tab = 'tab') => ({
  request: new Request(at(path)),
  tab,
  afterwards: (promise: Promise<unknown>) => void work.push(promise),
});
const settled = () => Promise.all(work);
const show = (version: GuideVersion, texts: Record<string, string>) => {
  host = Object.fromEntries(Object.entries(texts).map(([url, text]) => [url, () => new Response(text)]));
  host['/version.json'] = () => Response.json(noteOf(version));
  host['/offline.json'] = () => Response.json(version);
};

beforeEach(async () => {
  vi.stubGlobal('caches', fakeCaches());
  await forgetAll();
  host = {};
  work = [];
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : String(input), at('/'));
      if (!host) throw new TypeError('Failed to fetch');
      return host[pathname]?.() ?? new Response('no such file', { status: 404 });
    }),
  );
  return () => vi.unstubAllGlobals();
});

const texts = {
  '/': 'home',
  '/a': 'old page',
  '/api/a.json': '"old"',
  '/offline': '<ul data-fill="nearest"></ul>',
};

describe('a page', () => {
  test('comes from the host, is kept, and makes its tab one of its version', async () => {
    const version = await versionOf('1', texts);
    show(version, texts);
    expect(await (await answerPage(request('/a?q=1'))).text()).toBe('old page');
    await settled();
    expect((await readTab('tab'))?.version).toBe('1');
    host = null;
    expect(await (await answerPage(request('/a/', 'next'))).text()).toBe('old page');
    expect((await readTab('next'))?.version).toBe('1');
  });

  test('that the host has in another version is shown, and never kept as one of the old', async () => {
    await keep(await versionOf('1', texts), {});
    await noteShown('1');
    const newer = await versionOf('2', { ...texts, '/a': 'new page' });
    show(newer, { ...texts, '/a': 'new page' });
    expect(await (await answerPage(request('/a'))).text()).toBe('new page');
    await settled();
    expect((await readTab('tab'))?.version).toBe('2');
  });

  test('that no version names is shown, and its tab is one of none', async () => {
    show(await versionOf('1', texts), { '/a': 'a page that is being deployed' });
    expect(await (await answerPage(request('/a'))).text()).toBe('a page that is being deployed');
    await settled();
    expect(await readTab('tab')).toBeNull();
  });

  test('comes from a pocket that is whole, whatever the host shows', async () => {
    const old = await versionOf('1', texts);
    await keep(old, texts);
    await writeOfflineCopy({ kept: '1', wanted: '2' });
    show(await versionOf('2', { '/a': 'new page' }), { '/a': 'new page' });
    expect(await (await answerPage(request('/a'))).text()).toBe('old page');
    expect((await readTab('tab'))?.version).toBe('1');
  });

  test.each([
    ['does not answer', () => (host = null)],
    ['is out of order', () => (host = { '/a': () => new Response('', { status: 503 }) })],
  ])('that was seen is there when the host %s', async (_, fail) => {
    await keep(await versionOf('1', texts), texts);
    await noteShown('1');
    fail();
    expect(await (await answerPage(request('/a'))).text()).toBe('old page');
  });

  test('that was seen does not wait for a host that takes its time', async () => {
    await keep(await versionOf('1', texts), texts);
    await noteShown('1');
    vi.useFakeTimers();
    vi.mocked(fetch).mockImplementation(() => new Promise(() => {}));
    const answering = answerPage(request('/a'));
    await vi.advanceTimersByTimeAsync(5000);
    vi.useRealTimers();
    expect(await (await answering).text()).toBe('old page');
  });

  test('that was never seen gives way to the page for missing ones after ten seconds', async () => {
    await keep(await versionOf('1', texts), { '/offline': texts['/offline'] });
    await noteShown('1');
    vi.useFakeTimers();
    vi.mocked(fetch).mockImplementation(() => new Promise(() => {}));
    const answering = answerPage(request('/a'));
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect((await answering).status).toBe(503);
  });

  test('whose kept bytes are spoilt comes from the host and is kept anew', async () => {
    const version = await versionOf('1', texts);
    await keep(version, texts);
    await writeOfflineCopy({ kept: '1', wanted: null });
    await spoil(version);
    show(version, texts);
    expect(await (await answerPage(request('/a'))).text()).toBe('old page');
    expect(await (await answerFile(request('/api/a.json'))).json()).toBe('old');
    await settled();
    host = null;
    expect(await (await answerPage(request('/a'))).text()).toBe('old page');
    expect(await (await answerFile(request('/api/a.json'))).json()).toBe('old');
    await spoil(version);
    expect(await (await answerPage(request('/a'))).text()).not.toContain('garbage');
  });

  test('that is not kept gives way to one that names those that are', async () => {
    const seen = { ...texts, '/': '<title>Home</title>' };
    await keep(await versionOf('1', seen), seen);
    await noteShown('1');
    host = null;
    const answer = await answerPage(request('/b'));
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('<a href="/">Home</a>');
  });

  test.each([
    ['an error', () => new Response('', { status: 500 })],
    ['a refusal', () => new Response('', { status: 404 })],
  ])('that is %s is passed on and not kept', async (_, answer) => {
    const version = await versionOf('1', { '/a': '' });
    show(version, {});
    host = { ...host, '/a': answer };
    expect((await answerPage(request('/a'))).status).toBe(answer().status);
    await settled();
    expect((await keptFiles())(version.pocket[0]!)).toBe(false);
  });

  test('comes from the host where storage is denied, and fails plainly without one', async () => {
    vi.stubGlobal('caches', deniedCaches);
    show(await versionOf('1', texts), texts);
    expect(await (await answerPage(request('/a'))).text()).toBe('old page');
    await settled();
    host = null;
    expect((await answerPage(request('/a'))).type).toBe('error');
  });
});

describe('a file', () => {
  test('comes to each tab in the version that the tab shows', async () => {
    const old = await versionOf('1', texts);
    const newer = await versionOf('2', { ...texts, '/api/a.json': '"new"' });
    await keep(old, texts);
    await keep(newer, { '/api/a.json': '"new"' });
    await noteTab('old', '1');
    await noteTab('new', '2');
    expect(await (await answerFile(request('/api/a.json', 'old'))).json()).toBe('old');
    expect(await (await answerFile(request('/api/a.json', 'new'))).json()).toBe('new');
    expect(await (await answerFile(request('/version.json', 'old'))).json()).toEqual(noteOf(old));
    expect(await (await answerFile(request('/offline.json', 'new'))).json()).toEqual(newer);
  });

  test('that the host has in another version by now is a failure, not a mixture', async () => {
    await keep(await versionOf('1', texts), {});
    await noteTab('tab', '1');
    host = { '/api/a.json': () => new Response('"new"') };
    expect((await answerFile(request('/api/a.json'))).type).toBe('error');
  });

  test('of its version is kept when it comes', async () => {
    await keep(await versionOf('1', texts), {});
    await noteTab('tab', '1');
    host = { '/api/a.json': () => new Response('"old"') };
    expect(await (await answerFile(request('/api/a.json'))).json()).toBe('old');
    host = null;
    expect(await (await answerFile(request('/api/a.json'))).json()).toBe('old');
  });

  test('of the code is the same for every tab', async () => {
    await keep(await versionOf('1', { '/assets/a.js': 'code' }), { '/assets/a.js': 'code' });
    await writeOfflineCopy({ kept: '1', wanted: null });
    host = null;
    expect(await (await answerFile(request('/assets/a.js', 'unknown'))).text()).toBe('code');
  });

  test('goes to the host for a tab that is of no version', async () => {
    host = { '/api/a.json': () => new Response('"any"') };
    expect(await (await answerFile(request('/api/a.json', 'unknown'))).json()).toBe('any');
  });

  test('that is a picture gives way to a smaller one, and is kept when it comes', async () => {
    const version = await versionOf(
      '1',
      { '/images/a/wide-400.webp': 'small' },
      { '/images/a/card-800.webp': 'large' },
    );
    await keep(version, { '/images/a/wide-400.webp': 'small' });
    await noteTab('tab', '1');
    host = null;
    expect(await (await answerFile(request('/images/a/card-800.webp'))).text()).toBe('small');
    host = { '/images/a/card-800.webp': () => new Response('large') };
    expect(await (await answerFile(request('/images/a/card-800.webp'))).text()).toBe('large');
    await settled();
    host = null;
    expect(await (await answerFile(request('/images/a/card-800.webp'))).text()).toBe('large');
  });

  describe.each([
    ['picture', '/images/a/card-400.webp'],
    ['list', '/api/a.json'],
  ])('that is a %s and on its way while everything is removed', (_, url) => {
    let version: GuideVersion;
    beforeEach(async () => {
      version = await versionOf('1', {}, { [url]: 'whole' });
      // Browsers name their caches by age: here the files are older than the state.
      await keptFiles();
      await rememberVersion(version);
      await noteTab('tab', '1');
    });

    test('is not kept when it comes after that', async () => {
      const body = new TransformStream<Uint8Array, Uint8Array>();
      host = { [url]: () => new Response(body.readable) };
      const answering = answerFile(request(url));
      await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
      await forgetAll();
      const writer = body.writable.getWriter();
      const sending = [writer.write(new TextEncoder().encode('whole')), writer.close()];
      expect(await (await answering).text()).toBe('whole');
      await Promise.all([...sending, settled()]);
      expect((await keptFiles())(version.others[0]!)).toBe(false);
    });

    test('is not kept when it comes in the middle of that', async () => {
      host = { [url]: () => new Response('whole') };
      const remove = caches.delete;
      vi.spyOn(caches, 'delete').mockImplementation(async (name) => {
        const isRemoved = await remove(name);
        await (await answerFile(request(url))).arrayBuffer();
        await settled();
        return isRemoved;
      });
      await forgetAll();
      expect((await keptFiles())(version.others[0]!)).toBe(false);
    });
  });

  test('comes from the host where storage is denied or full', async () => {
    await keep(await versionOf('1', texts), {});
    await noteTab('tab', '1');
    host = { '/api/a.json': () => new Response('"old"') };
    vi.stubGlobal('caches', deniedCaches);
    expect(await (await answerFile(request('/api/a.json'))).json()).toBe('old');
  });
});

describe('what a tab has shown', () => {
  test('is kept, page and files, and the tab becomes one of its version', async () => {
    const version = await versionOf('1', texts);
    show(version, texts);
    await keepSeen([at('/a'), at('/api/a.json'), at('/not/listed.js')], 'tab');
    expect((await readTab('tab'))?.version).toBe('1');
    expect(version.pocket.map(await keptFiles())).toEqual([false, true, true, false]);
  });

  test('is not kept when the host has another page by now', async () => {
    const version = await versionOf('1', texts);
    show(version, { ...texts, '/a': 'new page' });
    await keepSeen([at('/a'), at('/api/a.json')], 'tab');
    expect(await readTab('tab')).toBeNull();
    expect(version.pocket.map(await keptFiles())).toEqual([false, false, false, false]);
    await keepSeen([], 'tab');
  });

  test('the page for what is missing is kept with its looks', async () => {
    const page =
      '<link href="/assets/a.css"><script src="/offline.js"></script><ul data-fill="nearest"></ul>';
    const files = { '/offline': page, '/assets/a.css': 'css', '/offline.js': 'js', '/boot.js': 'boot' };
    const version = await versionOf('1', files);
    show(version, files);
    await keepOfflinePage();
    expect(version.pocket.map(await keptFiles())).toEqual([true, true, true, false]);
  });
});

test('the smallest of the same crop stands in, then larger ones, then the other crop', () => {
  expect(smallerPictures('/images/a/b/card-1600.webp')).toEqual([
    '/images/a/b/card-400.webp',
    '/images/a/b/card-800.webp',
    '/images/a/b/wide-400.webp',
    '/images/a/b/wide-800.webp',
    '/images/a/b/wide-1600.webp',
  ]);
  expect(smallerPictures('/images/a/wide-400.webp')[0]).toBe('/images/a/wide-800.webp');
});

test('the original gives way to the wide crop; nothing stands in for other files', () => {
  expect(smallerPictures('/images/a/original.jpg')[0]).toBe('/images/a/wide-400.webp');
  expect(smallerPictures('/icons/sign-192.png')).toEqual([]);
  expect(smallerPictures('/attractions')).toEqual([]);
});
