import { expect, test } from 'vitest';
import { helper, withoutSharedStyles } from './shortPreload.ts';

type Preload = (load: () => Promise<string>, styles?: string[]) => Promise<string>;

/** Evaluates the helper as the bundle does. */
const { __vitePreload: preload } = (await import(
  /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(helper('/'))}`
)) as { __vitePreload: Preload };

const load = () => Promise.resolve('loaded');
const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];

test('a module without styles is loaded at once', async () => {
  expect(await preload(load)).toBe('loaded');
  expect(links()).toHaveLength(0);
});

test('a style is linked once, and the module waits for it', async () => {
  const loading = preload(load, ['assets/map.css']);
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/assets/map.css']);
  links()[0]!.dispatchEvent(new Event('load'));
  expect(await loading).toBe('loaded');
  expect(await preload(load, ['assets/map.css'])).toBe('loaded');
  expect(links()).toHaveLength(1);
  links()[0]!.remove();
});

test('a style that does not load is asked for again by the next attempt', async () => {
  const loading = preload(load, ['assets/map.css']);
  links()[0]!.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow('/assets/map.css did not load');
  expect(links()).toHaveLength(0);
});

const listOf = (...files: string[]) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=[${files.map((file) => `"assets/static/${file}"`).join(',')}])))=>i.map(i=>d[i]);\n`;
const shared = 'styles.B3dyiD0v.css';

test('a chunk that needs the stylesheet of all pages alone names none', () => {
  const imports =
    'a(()=>b(()=>import(`./c.js`),__vite__mapDeps([0])));d(()=>import(`./e.js`),__vite__mapDeps([0]));';
  expect(withoutSharedStyles(listOf(shared) + imports)).toBe(
    'a(()=>b(()=>import(`./c.js`)));d(()=>import(`./e.js`));',
  );
});

test.each([
  [
    'with another stylesheet',
    `${listOf(shared, 'map.DTGCDaPp.css')}b(()=>import(\`./c.js\`),__vite__mapDeps([0,1]));`,
  ],
  ['with none', 'b(()=>import(`./c.js`));'],
])('a chunk %s stays as it is', (_which, code) => {
  expect(withoutSharedStyles(code)).toBe(code);
});
