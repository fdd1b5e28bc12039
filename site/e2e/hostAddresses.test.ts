import { expect, test } from 'vitest';
import { hostAddresses } from './hostAddresses.ts';

const found = (file: string, text: string) => hostAddresses(file, text).map(({ address }) => address);

test('addresses of a page are those of its attributes, each of a list by itself', () => {
  const page = `<a href="/map">Map</a><img src="/a.webp" srcSet="/b.webp 400w, /c.webp 800w" alt="Lake">
<script src="/boot.js" data-entry="/e.js" data-modules="/m.js /n.js"></script>
<a href="https://a.example/x">A</a><a href="#top">Top</a>
<script type="application/json" id="payload">{"html":"<a href=\\"/in-data\\">","path":"/x"}</script>`;
  expect(found('index.html', page)).toEqual([
    '/map',
    '/a.webp',
    '/b.webp',
    '/c.webp',
    '/boot.js',
    '/e.js',
    '/m.js',
    '/n.js',
  ]);
});

test('a stylesheet and a manifest have addresses, data has those within the guide', () => {
  expect(found('a.css', 'a{src:url("/f.woff2") format("woff2");b:url(/i.png)}')).toEqual([
    '/f.woff2',
    '/i.png',
  ]);
  expect(found('site.webmanifest', '{"id":"/","icons":[{"src":"/i.png"}]}')).toEqual(['/', '/i.png']);
  expect(found('api/site.json', '{"href":"/map"}')).toEqual([]);
});
