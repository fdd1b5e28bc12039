import { afterEach, expect, test, vi } from 'vitest';

/** Loads the functions of a build for a place on a host. */
async function at(base: string) {
  vi.stubEnv('BASE_URL', base);
  vi.resetModules();
  return import('./guideBase.ts');
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  ['/', '/guide/'],
  ['/map', '/guide/map'],
  ['/guide', '/guide/guide'],
  ['/guide/x?y#z', '/guide/guide/x?y#z'],
  ['//cdn.example/x', '//cdn.example/x'],
  ['https://guide.example/map', 'https://guide.example/map'],
  ['#part', '#part'],
  ['', ''],
])('%s is %s on the host of a guide below /guide/', async (path, address) => {
  expect((await at('/guide/')).withBase(path)).toBe(address);
});

test.each([
  ['/guide', '/'],
  ['/guide/', '/'],
  ['/guide/map', '/map'],
  ['/guide/guide/x', '/guide/x'],
  ['/guidebook', '/guidebook'],
  ['/', '/'],
])('%s is %s within a guide below /guide/', async (pathname, path) => {
  expect((await at('/guide/')).withoutBase(pathname)).toBe(path);
});

test('a deep path is one as well, and at the root nothing changes', async () => {
  const deep = await at('/a/b/');
  expect(deep.withBase('/map')).toBe('/a/b/map');
  expect(deep.withoutBase('/a/b/map')).toBe('/map');
  expect(deep.htmlWithoutBase('<a href="/a/b/map" data-entry="/a/b/x.js">')).toBe(
    '<a href="/map" data-entry="/x.js">',
  );
  expect(deep.ownName('larch-saved')).not.toBe('larch-saved');
  const root = await at('/');
  for (const change of [root.withBase, root.withoutBase, root.ownName]) expect(change('/map')).toBe('/map');
  for (const change of [root.htmlWithBase, root.htmlWithoutBase]) {
    expect(change('<a href="/map">')).toBe('<a href="/map">');
  }
});

test('what one guide of a host deletes by the beginning of its name belongs to no other', async () => {
  const names: string[] = [];
  for (const base of ['/', '/a/', '/a/b/', '/ab/']) names.push((await at(base)).ownName('larch-'));
  for (const name of names)
    expect(names.filter((other) => `${other}files-1`.startsWith(name))).toEqual([name]);
});
