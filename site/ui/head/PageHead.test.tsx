import { render } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { headTags, type PageMeta } from './headTags.ts';
import { SiteContext } from '../SiteContext.ts';
import { PageHead } from './PageHead.tsx';

const site = { name: 'Guide', url: 'https://guide.example', language: 'en', currency: 'EUR' };
const tarn: PageMeta = {
  title: 'Tarn',
  description: 'A small lake.',
  path: '/places/tarn',
  image: '/images/social/tarn.jpg',
  jsonLd: [{ '@type': 'Place' }],
};
const tarnTour: PageMeta = { ...tarn, description: 'Canoes.', path: '/tours/tarn' };
const missing: PageMeta = { title: 'Not Found', description: 'Nothing.', path: '/places/no', noIndex: true };
const missingTour: PageMeta = { ...missing, description: 'No tour.', path: '/tours/no' };

/** Puts the tags of a page that match `keep` into the head, as a load of it does, and says what is there. */
function loaded(meta: PageMeta, keep: RegExp): string[] {
  document.head.innerHTML = '<meta name="viewport" content="width=device-width">';
  for (const { tag, attributes, content } of headTags(meta, site)) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (content) element.textContent = content;
    if (keep.test(element.outerHTML)) document.head.append(element);
  }
  return shown();
}

const shown = () => [...document.head.children].map(({ outerHTML }) => outerHTML).sort();
const everything = /./;
const forVisitors = /<title|"(description|robots|canonical)"/;

const head = (meta: PageMeta) => (
  <SiteContext value={site}>
    <PageHead {...meta} />
  </SiteContext>
);

beforeEach(() => {
  delete document.documentElement.dataset.hydrated;
});

/** Loads a page, then goes to the others. */
function visit(...[first, ...others]: [PageMeta, ...PageMeta[]]): void {
  loaded(first, everything);
  const { rerender } = render(head(first));
  document.documentElement.dataset.hydrated = 'true';
  for (const page of others) rerender(head(page));
}

test.each([tarn, missing])('the page that was loaded keeps the head it came with: $title', (page) => {
  const before = loaded(page, everything);
  render(head(page));
  expect(shown()).toEqual(before);
});

test.each([
  ['a missing page', 'a place', missing, tarn],
  ['a place', 'a missing page', tarn, missing],
  ['a place', 'a tour of its name', tarn, tarnTour],
  ['a missing page', 'another of its name', missing, missingTour],
])(
  'from %s to %s the head becomes that of a fresh load, with nothing of the page before',
  (_, __, from, to) => {
    const fresh = loaded(to, forVisitors);
    visit(from, to);
    expect(shown()).toEqual(fresh);
  },
);

test('back on the page that was loaded the head is its own again', () => {
  const fresh = loaded(tarn, forVisitors);
  visit(tarn, missing, tarn);
  expect(shown()).toEqual(fresh);
});
