import { describe, expect, test } from 'vitest';
import { checkedFixture } from '../../fixtures/checkedFixture.ts';
import type { Entry } from '../../content/checkedContent.ts';
import { newsletterPromises } from '../newsletterPromises.ts';
import { type PageSetup, toPage } from './pages.ts';
import type { ThirdParty } from '../thirdParties.ts';

const content = checkedFixture();
const home = content.pages.find(({ slug }) => slug === 'home')!;
const photo = { file: 'a.jpg', alt: 'A lake', credit: 'A. Friend', licence: 'CC BY 4.0' } as const;
const statistics: ThirdParty = {
  name: 'Statistics',
  hosts: ['counts.example'],
  purpose: 'numbers',
  loaded: 'late',
  without: 'nothing is missing',
  optIn: true,
  allows: {},
};
const publish = (data: Partial<Entry<'page'>['data']>, text = '', setup: Partial<PageSetup> = {}) =>
  toPage(
    { ...home, data: { ...home.data, ...data }, file: { ...home.file, body: { text, line: 1 } } },
    { mail: null, thirdParties: [], photographsWanted: '', ...setup },
  );

describe('what a page says of others is what is set up', () => {
  test('the newsletter', () => {
    const { html } = publish({}, '{newsletter terms}', { mail: 'smtp', thirdParties: [] });
    expect(html).toBe(`<p>${newsletterPromises('smtp').terms}</p>`);
  });

  test('the photographs that are wanted', () => {
    const { html } = publish({}, '## Wanted\n\n{photographs wanted}', {
      photographsWanted: '<p>All, $& too.</p>',
    });
    expect(html).toBe('<h2 id="wanted">Wanted</h2>\n<p>All, $& too.</p>');
  });

  test('outside services', () => {
    const { html } = publish({}, '{outside hosts}', { mail: null, thirdParties: [statistics] });
    expect(html).toContain('<strong>Statistics</strong> (counts.example): numbers.');
  });
});

test.each([
  ['a scene', { scene: home.data.scene, photo: undefined }, 'drawn'],
  ['a photograph', { scene: undefined, photo }, 'photo'],
  ['neither', { scene: undefined, photo: undefined }, undefined],
])('a page with %s has the picture that it asks for', (_, data, kind) => {
  expect(publish(data).picture?.kind).toBe(kind);
});

test('a page has a picture for the night where it asks for one, else no such field', () => {
  expect(publish({ night: true }).nightPicture?.path).toBe('/images/pages/home-night');
  expect(publish({})).not.toHaveProperty('nightPicture');
});

test('a figure of a page says where it comes from, without the note for maintainers', () => {
  const fact = { source: 'https://park.example/', status: 'official', verifiedOn: null } as const;
  const { stats } = publish({ stats: [{ value: '365', label: 'days', ...fact, note: 'Ask again.' }] });
  expect(stats).toEqual([{ value: '365', label: 'days', provenance: fact }]);
});

test.each(['lead', 'priceNote'] as const)('a page says its %s, null without one', (field) => {
  expect(publish({ [field]: 'Words' })[field]).toBe('Words');
  expect(publish({ [field]: undefined })[field]).toBeNull();
});
