import { expect, test } from 'vitest';
import { bodyText } from './pageText.ts';

test('the text of a page is that of its body, decoded, without scripts and styles', () => {
  const page = `<!doctype html><html><head><title>Lakes</title></head><body class="wide">
    <p title="a &gt; b">25<!-- -->,<b>000</b> &amp; more</p><details><p>Closed</p></details>
    <style>p { color: red }</style><script type="application/json">{"a":"<p>Data</p>"}</script></body></html>`;
  expect(bodyText(page).trim()).toBe('25,000 & moreClosed');
});
