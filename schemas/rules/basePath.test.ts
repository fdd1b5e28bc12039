import { expect, test } from 'vitest';
import { basePathOf, htmlBelow } from './basePath.ts';

test.each([
  ['https://guide.example', ''],
  ['https://guide.example/', ''],
  ['https://guide.example//', ''],
  ['https://guide.example:8443', ''],
  ['https://guide.example/guide', '/guide'],
  ['https://guide.example/guide/', '/guide'],
  ['https://guide.example/a/b', '/a/b'],
  ['https://guide.example/a/b/', '/a/b'],
  ['https://user.github.io/My-Repo_1.0/', '/My-Repo_1.0'],
])('the guide at %s stands below "%s"', (url, path) => {
  expect(basePathOf(url)).toBe(path);
});

test('links and pictures of a text begin with the path when they begin at the guide', () => {
  const text = '<a href="/map#a">Map</a> <img alt="href=&quot;/x" src="/images/a.webp">';
  const outside =
    '<a href="#top">Top</a> <a href="//cdn.example/x">X</a> <a href="https://a.example/b">B</a>';
  expect(htmlBelow('/a/b', text + outside)).toBe(
    `<a href="/a/b/map#a">Map</a> <img alt="href=&quot;/x" src="/a/b/images/a.webp">${outside}`,
  );
  expect(htmlBelow('', text + outside)).toBe(text + outside);
});
