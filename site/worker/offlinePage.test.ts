import { expect, test } from 'vitest';
import { offlinePage, titleOf } from './answerPage.ts';

const template =
  '<p>You were going to <strong class="a" data-fill="wanted"></strong>.</p><ul data-fill="nearest" class="b"></ul>';

test('the address and the nearest pages stand in their places', () => {
  expect(offlinePage(template, '/x', [{ path: '/a', title: 'A &amp; B' }])).toBe(
    '<p>You were going to <strong class="a" data-fill="wanted">/x</strong>.</p>' +
      '<ul data-fill="nearest" class="b"><li><a href="/a">A &amp; B</a></li></ul>',
  );
});

test('an address never becomes markup, nor a pattern of replacement', () => {
  const page = offlinePage(template, '/<img onerror="x">$1$&', []);
  expect(page).toContain('>/&lt;img onerror=&quot;x&quot;&gt;$1$&amp;<');
  expect(page).not.toContain('<img');
});

test.each([
  ['<title>Mirror Tarn | Guide</title>', 'Mirror Tarn'],
  ['<title>Guide: a park</title>', 'Guide: a park'],
  ['<title></title>', '/a&lt;b'],
  ['', '/a&lt;b'],
])('the title of %s is %s', (html, title) => {
  expect(titleOf(html, '/a<b')).toBe(title);
});
