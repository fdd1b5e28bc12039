import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { server } from '../../test/server.ts';
import { loadNewerBuild } from './newerBuild.ts';

const assign = vi.fn<(address: string) => void>();
const address = '/attractions/mirror-tarn';

/** Has the host name an entry in the page of every address. */
const publish = (entry: string) =>
  server.use(http.get('*/attractions/*', () => HttpResponse.html(`<script data-entry="${entry}"></script>`)));

beforeEach(() => {
  assign.mockClear();
  sessionStorage.clear();
  document.head.innerHTML = '<script data-entry="/assets/old.js"></script>';
  vi.stubGlobal('location', Object.assign(new URL(window.location.href), { assign }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  document.head.innerHTML = '';
});

test('a newer build is loaded in full, once for each address and build', async () => {
  publish('/assets/new.js');
  expect(await loadNewerBuild(address)).toBe('loading');
  expect(assign).toHaveBeenCalledExactlyOnceWith(address);
  expect(await loadNewerBuild(address)).toBe('none');
  expect(await loadNewerBuild('/attractions/other')).toBe('loading');
  publish('/assets/newer.js');
  expect(await loadNewerBuild(address)).toBe('loading');
  expect(assign).toHaveBeenCalledTimes(3);
});

test('the same build is not loaded again', async () => {
  publish('/assets/old.js');
  expect(await loadNewerBuild(address)).toBe('none');
  expect(assign).not.toHaveBeenCalled();
});

test('in development, where nothing is built, nothing is asked', async () => {
  document.head.innerHTML = '';
  expect(await loadNewerBuild(address)).toBe('none');
});

test('a page of somebody else is no newer build', async () => {
  server.use(
    http.get('*/attractions/*', () => HttpResponse.html('<p>Log in to the network of this hotel.</p>')),
  );
  expect(await loadNewerBuild(address)).toBe('none');
  expect(assign).not.toHaveBeenCalled();
});

test('where nothing can be noted, nothing is loaded', async () => {
  publish('/assets/new.js');
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(await loadNewerBuild(address)).toBe('none');
  expect(assign).not.toHaveBeenCalled();
});

test('without a network that is what it says', async () => {
  server.use(http.get('*/attractions/*', () => HttpResponse.error()));
  expect(await loadNewerBuild(address)).toBe('unreachable');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await loadNewerBuild(address)).toBe('unreachable');
});

test('where a worker keeps the guide, a build of other content is loaded in full, too', async () => {
  publish('/assets/old.js');
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: {} } });
  let host = '1';
  server.use(
    http.get('*/version.json', ({ request }) => {
      const version = request.headers.has('larch-fresh') ? host : '1';
      return HttpResponse.json({ version, builtOn: '2026-11-20', bytes: 1 });
    }),
  );
  expect(await loadNewerBuild(address)).toBe('none');
  host = '2';
  expect(await loadNewerBuild(address)).toBe('loading');
  expect(await loadNewerBuild(address)).toBe('none');
  expect(assign).toHaveBeenCalledTimes(1);
});
