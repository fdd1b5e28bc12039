import { expect, test } from 'vitest';
import { headTags, searchDescription, type PageMeta } from './headTags.ts';

const site = { name: 'Guide', url: 'https://guide.example', language: 'en-CA' };
const page: PageMeta = {
  title: 'Tarn',
  description: 'A small lake.',
  path: '/places/tarn',
  image: '/images/social/tarn.jpg',
  imageAlt: 'Drawing: a tarn.',
};

/** Returns the contents of a page's tags by name. */
function tagsOf(meta: PageMeta): Record<string, string | undefined> {
  return Object.fromEntries(
    headTags(meta, site).map(({ tag, attributes, content }) => [
      attributes.name ?? attributes.property ?? attributes.rel ?? tag,
      attributes.content ?? attributes.href ?? content,
    ]),
  );
}

test('a page says the same to search engines, Open Graph and Twitter, with absolute addresses', () => {
  expect(tagsOf(page)).toEqual({
    title: 'Tarn | Guide',
    description: 'A small lake.',
    canonical: 'https://guide.example/places/tarn',
    'og:site_name': 'Guide',
    'og:locale': 'en_CA',
    'og:type': 'website',
    'og:title': 'Tarn | Guide',
    'og:description': 'A small lake.',
    'og:url': 'https://guide.example/places/tarn',
    'og:image': 'https://guide.example/images/social/tarn.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Drawing: a tarn.',
    'twitter:card': 'summary_large_image',
    'twitter:title': 'Tarn | Guide',
    'twitter:description': 'A small lake.',
    'twitter:image': 'https://guide.example/images/social/tarn.jpg',
    'twitter:image:alt': 'Drawing: a tarn.',
  });
});

test('a title that names the site is left alone', () => {
  expect(tagsOf({ ...page, title: 'Guide: the tarns' }).title).toBe('Guide: the tarns');
});

test('a card without a picture bears the title, which is its alternative text', () => {
  expect(tagsOf({ ...page, imageAlt: undefined })['og:image:alt']).toBe('Tarn | Guide');
});

test('a page that search engines should not offer says so and has no canonical address', () => {
  const tags = tagsOf({ ...page, noIndex: true });
  expect(tags.robots).toBe('noindex');
  expect(tags).not.toHaveProperty('canonical');
  expect(tags).not.toHaveProperty('og:url');
});

test('structured data is one script a node, which no text of a record can end', () => {
  const scripts = headTags({ ...page, jsonLd: [{ '@type': 'Place', name: '</script>' }, {}] }, site).filter(
    ({ tag }) => tag === 'script',
  );
  expect(scripts).toHaveLength(2);
  expect(scripts[0]?.attributes).toEqual({ type: 'application/ld+json' });
  expect(scripts[0]?.content).not.toContain('<');
  expect(JSON.parse(scripts[0]?.content ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Place',
    name: '</script>',
  });
});

const words = (length: number) => 'abcd '.repeat(length / 5).trimEnd();

test('a description of 160 characters is whole', () => {
  expect(searchDescription('x'.repeat(160))).toBe('x'.repeat(160));
});

test('a longer one ends with a sentence', () => {
  const sentence = `${'x'.repeat(79)}.`;
  expect(searchDescription(`${sentence} Then ${words(200)}.`)).toBe(sentence);
});

test('a sentence of fewer than 80 characters says too little', () => {
  const text = searchDescription(`${'x'.repeat(78)}. Then ${words(200)}.`);
  expect(text.length).toBeGreaterThan(150);
  expect(text.length).toBeLessThanOrEqual(160);
});

test('a word that is longer than all of it is cut, and no comma stands before the end', () => {
  expect(searchDescription('x'.repeat(161))).toBe(`${'x'.repeat(159)}…`);
  expect(searchDescription(`${words(150)}, abcd, abcdefg`)).toBe(`${words(150)}, abcd…`);
});

test('where no sentence fits it ends with a word', () => {
  const text = searchDescription(words(200));
  expect(text).toBe(`${words(160).slice(0, 159)}…`);
  expect(text).toHaveLength(160);
});
