import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type HotPayload, type ViteDevServer } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { startDevServer } from './dev.ts';
import { copyFixture, type FixtureCopy } from './fixtures/fixtureContent.ts';

const trail = 'trails/marsh-loop.yaml';

let server: ViteDevServer | undefined;

afterEach(async () => {
  await server?.close();
});

/** Removes the notice that names the mine, which these tests rename. */
function withoutNotice(copy: FixtureCopy): void {
  rmSync(join(copy.content, 'notices/mine-gate.yaml'));
}

async function start(copy: FixtureCopy): Promise<{ url: string; sent: HotPayload[] }> {
  const configFile = join(copy.root, 'vite.config.mjs');
  writeFileSync(
    configFile,
    `export default { root: ${JSON.stringify(copy.root)}, logLevel: 'silent', optimizeDeps: { noDiscovery: true } }`,
  );
  server = await startDevServer({
    content: copy.content,
    dataDir: join(copy.root, 'data'),
    reliefDir: join(copy.root, 'relief'),
    today: () => '2026-11-20',
    pictures: { dir: join(copy.root, 'pictures'), emit: () => Promise.resolve() },
    configFile,
    startServer: async (config) => (await createServer(config)).listen(),
  });
  const { watcher } = server;
  await vi.waitFor(() =>
    expect(watcher.getWatched()[join(copy.content, 'trails')]).toContain('marsh-loop.yaml'),
  );
  const sent: HotPayload[] = [];
  vi.spyOn(server.ws, 'send').mockImplementation((payload: HotPayload | string, data?: unknown) => {
    sent.push(typeof payload === 'string' ? { type: 'custom', event: payload, data } : payload);
  });
  return { url: server.resolvedUrls?.local[0] ?? '', sent };
}

test('serves the data from its public addresses, and JSON for an unknown one', async () => {
  using copy = copyFixture();
  const { url } = await start(copy);

  const list = await fetch(`${url}api/hiking-trails`);
  expect(list.headers.get('content-type')).toContain('application/json');
  expect(await list.json()).toEqual(await (await fetch(`${url}api/hiking-trails.json`)).json());
  expect(await (await fetch(`${url}api/hiking-trails/slug/marsh-loop`)).json()).toMatchObject({
    name: 'Marsh loop',
  });
  const unknown = await fetch(`${url}api/hiking-trails/slug/nowhere`);
  expect(unknown.status).toBe(404);
  expect(unknown.headers.get('content-type')).toContain('application/json');
  expect(await (await fetch(`${url}gpx/marsh-loop.gpx`)).text()).toContain('<gpx');
});

test('a saved value is sent to open pages; a mistake shows as overlay until it is mended', async () => {
  using copy = copyFixture();
  withoutNotice(copy);
  const { url, sent } = await start(copy);
  const mine = readFileSync(join(copy.content, 'attractions/old-mine.yaml'), 'utf8');
  const nameOf = async () => (await (await fetch(`${url}api/hiking-trails/slug/marsh-loop`)).json()).name;

  copy.edit(trail, 'name: Marsh loop', 'name: Bog loop');
  await vi.waitFor(() => expect(sent).toHaveLength(1), 3000);
  expect(sent[0]).toMatchObject({
    type: 'custom',
    event: 'larch:published',
    data: { urls: expect.arrayContaining(['/api/hiking-trails/slug/marsh-loop.json']) },
  });
  expect(await nameOf()).toBe('Bog loop');

  sent.length = 0;
  copy.edit(trail, 'difficulty: easy', 'difficulty: eazy');
  await vi.waitFor(() => expect(sent).toHaveLength(1), 3000);
  expect(sent[0]).toMatchObject({
    type: 'error',
    err: {
      message: expect.stringContaining('Did you mean "easy"?'),
      loc: { file: expect.stringContaining(trail), line: 11, column: 13 },
      frame: expect.stringContaining('> 11 | difficulty: eazy'),
    },
  });
  expect(await nameOf()).toBe('Bog loop');

  sent.length = 0;
  copy.edit(trail, 'difficulty: eazy', 'difficulty: easy');
  await vi.waitFor(() => expect(sent).toEqual([{ type: 'update', updates: [] }]), 3000);

  sent.length = 0;
  rmSync(join(copy.content, 'attractions/old-mine.yaml'));
  copy.edit('attractions/new-mine.yaml', null, mine);
  await vi.waitFor(() => expect(sent).toEqual([{ type: 'full-reload' }]), 3000);
});

/** Asks as a browser does that opens an address. */
const openPage = (url: string) => fetch(url, { headers: { accept: 'text/html' }, redirect: 'manual' });

test('an address without a page is answered 404; one that has a page is not', async () => {
  using copy = copyFixture();
  writeFileSync(join(copy.root, 'index.html'), '<title>App</title>');
  const { url } = await start(copy);
  expect((await openPage(`${url}hiking-trails/marsh-loop`)).status).toBe(200);
  expect((await openPage(`${url}hiking-trails/nowhere`)).status).toBe(404);
  expect((await openPage(`${url}nowhere`)).status).toBe(404);
});

test('the page of a record that is renamed while it stands open says so, and where the new one is', async () => {
  using copy = copyFixture();
  withoutNotice(copy);
  writeFileSync(join(copy.root, 'index.html'), '<title>App</title>');
  const { url, sent } = await start(copy);
  const mine = readFileSync(join(copy.content, 'attractions/old-mine.yaml'), 'utf8');

  rmSync(join(copy.content, 'attractions/old-mine.yaml'));
  copy.edit('attractions/new-mine.yaml', null, mine);
  await vi.waitFor(() => expect(sent).toContainEqual({ type: 'full-reload' }), 3000);
  const gone = await openPage(`${url}attractions/old-mine`);
  const text = await gone.text();
  expect(gone.status).toBe(404);
  expect(text).toContain('attractions/old-mine.yaml');
  expect(text).toContain('href="/attractions/new-mine"');
  expect((await openPage(`${url}attractions/new-mine`)).status).toBe(200);

  sent.length = 0;
  copy.edit('attractions/old-mine.yaml', null, mine);
  rmSync(join(copy.content, 'attractions/new-mine.yaml'));
  await vi.waitFor(() => expect(sent).toContainEqual({ type: 'full-reload' }), 3000);
  expect((await openPage(`${url}attractions/old-mine`)).status).toBe(200);
});

test('a renamed record that names its former address is found there, as on the host', async () => {
  using copy = copyFixture();
  // It names the trail that is renamed.
  rmSync(join(copy.content, 'trips/tarn-days.yaml'));
  writeFileSync(join(copy.root, 'index.html'), '<title>App</title>');
  const { url, sent } = await start(copy);
  const text = readFileSync(join(copy.content, trail), 'utf8');
  rmSync(join(copy.content, trail));
  copy.edit('trails/bog-loop.yaml', null, `${text}formerSlugs: [marsh-loop]\n`);
  await vi.waitFor(() => expect(sent).toContainEqual({ type: 'full-reload' }), 3000);
  for (const [from, to] of [
    ['hiking-trails/marsh-loop', '/hiking-trails/bog-loop'],
    ['hiking-trails/marsh-loop/?view=map', '/hiking-trails/bog-loop?view=map'],
    ['gpx/marsh-loop.gpx', '/gpx/bog-loop.gpx'],
  ]) {
    const answer = await openPage(`${url}${from}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
});

/** Opens the connection of a page, which says when it was asked for, and returns the messages to it. */
async function listen(url: string, since: number): Promise<HotPayload[]> {
  const token = server?.config.webSocketToken;
  const socket = new WebSocket(`${url.replace('http', 'ws')}?token=${token}`, 'vite-hmr');
  const messages: HotPayload[] = [];
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    messages.push(JSON.parse(data) as HotPayload);
  });
  await vi.waitFor(() => expect(messages).toContainEqual({ type: 'connected' }), 3000);
  socket.send(JSON.stringify({ type: 'custom', event: 'larch:listening', data: { since } }));
  return messages;
}

test('a page that was loading during a save is told of it when it listens, a later page is not', async () => {
  using copy = copyFixture();
  withoutNotice(copy);
  const { url, sent } = await start(copy);
  const before = Date.now();
  copy.edit(trail, 'name: Marsh loop', 'name: Bog loop');
  await vi.waitFor(() => expect(sent).toHaveLength(1), 3000);
  const early = await listen(url, before);
  await vi.waitFor(
    () =>
      expect(early).toContainEqual({
        type: 'custom',
        event: 'larch:published',
        data: { urls: expect.arrayContaining(['/api/hiking-trails/slug/marsh-loop.json']) },
      }),
    3000,
  );
  const late = await listen(url, Date.now() + 1);
  // Asked last, so its answer shows that the late page has been answered.
  const last = await listen(url, before);
  await vi.waitFor(() => expect(last).toContainEqual(expect.objectContaining({ type: 'custom' })), 3000);
  expect(late).toEqual([{ type: 'connected' }]);

  const mine = readFileSync(join(copy.content, 'attractions/old-mine.yaml'), 'utf8');
  rmSync(join(copy.content, 'attractions/old-mine.yaml'));
  copy.edit('attractions/new-mine.yaml', null, mine);
  await vi.waitFor(() => expect(sent).toContainEqual({ type: 'full-reload' }), 3000);
  const outdated = await listen(url, before);
  await vi.waitFor(() => expect(outdated).toContainEqual({ type: 'full-reload' }), 3000);
});

test('"Edit this entry" opens the file of a page in the editor, and no other', async () => {
  using copy = copyFixture();
  const { url } = await start(copy);
  const edit = async (path: string) => {
    const { status, headers } = await openPage(`${url}__edit?path=${encodeURIComponent(path)}`);
    return status === 302 ? headers.get('location') : status;
  };
  for (const [path, file] of [
    ['/', 'pages/home.md'],
    ['/hiking-trails/marsh-loop', 'trails/marsh-loop.yaml'],
    ['/attractions', 'pages/attractions.md'],
    ['/travel-tips', 'guides/travel-tips.md'],
  ] as const)
    expect(await edit(path)).toBe(`/__open-in-editor?file=${encodeURIComponent(join(copy.content, file))}`);
  const none = ['/nowhere', '/attractions/nowhere', '/hiking-trails/../../secret', '/attractions/a/b', ''];
  for (const path of none) expect(await edit(path), path).toBe(404);
});
