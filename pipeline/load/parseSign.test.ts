import { expect, test } from 'vitest';
import { maxPathLength, parseSign } from './parseSign.ts';

const rect = '<rect width="32" height="32" fill="#173A5E"/>';
const path = '<path fill="#F4F1E8" d="M3 27 16 5l13 22z"/>';
const svg = (inside: string, attributes = 'viewBox="0 0 32 32"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>\n  ${inside}\n</svg>\n`;

test('a sign is a path with its colour on a ground with its colour', () => {
  expect(parseSign(svg(`${rect}\n  ${path}`))).toEqual({
    path: 'M3 27 16 5l13 22z',
    color: '#F4F1E8',
    background: '#173A5E',
  });
  expect(parseSign(`<?xml version="1.0"?>\n<!-- A peak. -->\n${svg(`${rect}${path}`)}`)).toHaveProperty(
    'path',
  );
});

test.each([
  ['no path', rect, 3, 'the sign has no <path>'],
  ['no ground', path, 3, 'the sign has no <rect>'],
  ['two paths', `${rect}${path}\n${path}`, 3, 'there is a second <path>'],
  ['two grounds', `${rect}\n${rect}${path}`, 3, 'there is a second <rect>'],
  ['the ground on top', `${path}\n${rect}`, 3, 'the <rect> would cover the <path>'],
  ['a script', `${rect}${path}\n<script>alert(1)</script>`, 3, '<script> has no place here'],
  ['a style', `<style/>${rect}${path}`, 2, '<style> has no place here'],
  ['a group', `${rect}<g>${path}</g>`, 2, '<g> has no place here'],
  ['a sign within', `${rect}\n${svg(path)}`, 3, '<svg> has no place here'],
  ['a path in the ground', rect.replace('/>', `>${path}</rect>`), 2, '<path> has no place here'],
  ['an own name of a built-in', '<constructor/>', 2, '<constructor> has no place here'],
  ['a handler', rect + path.replace('<path', '<path onload="a()"'), 2, 'onload has no place in <path>'],
  [
    'a link',
    rect + path.replace('<path', '<path href="https://a.example"'),
    2,
    'href has no place in <path>',
  ],
  [
    'a foreign fill',
    rect + path.replace('#F4F1E8', 'url(https://a.example)'),
    2,
    'is no colour of six digits',
  ],
  ['a short colour', rect + path.replace('#F4F1E8', '#FFF'), 2, 'the fill "#FFF" is no colour of six digits'],
  ['a seventh digit', rect + path.replace('#F4F1E8', '#F4F1E8F'), 2, 'is no colour of six digits'],
  ['one colour', rect + path.replace('#F4F1E8', '#173a5e'), 3, 'both are #173a5e'],
  ['a small ground', rect.replace('"32"', '"31"') + path, 2, 'width of <rect> is "31"'],
  ['a ground without colour', rect.replace(' fill="#173A5E"', '') + path, 2, '<rect> has no fill'],
  ['a path without line', `${rect}\n<path fill="#F4F1E8"/>`, 3, '<path> has no d'],
  [
    'a line that is none',
    rect + path.replace('M3 27 16 5l13 22z', 'a mountain'),
    2,
    'the path does not begin with M',
  ],
  ['words', `${rect}${path}\nA peak.`, 4, 'the words "A peak." are not drawn'],
  ['an open element', `${rect}\n<path fill="#F4F1E8" d="M0 0"`, 4, 'not well-formed SVG'],
])('refuses %s on its line', (_, inside, line, message) => {
  expect(parseSign(svg(inside))).toEqual({
    line,
    column: 1,
    message: expect.stringContaining(message) as string,
    suggestion: expect.stringMatching(/\w/) as string,
  });
});

test.each([
  ['another square', svg(rect + path, 'viewBox="0 0 24 24"'), 'the viewBox is "0 0 24 24"'],
  ['no square', svg(rect + path, ''), '<svg> has no viewBox'],
  ['a DOCTYPE', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg(rect + path)}`, 'a sign has no DOCTYPE'],
  ['a style sheet', `<?xml-stylesheet href="a.css"?>${svg(rect + path)}`, '<?xml-stylesheet?> has no place'],
  ['a web page', '<html></html>', '<html> has no place here'],
  ['no SVG', 'peak', ''],
  ['a picture of dots', '\u0089PNG', ''],
  ['an unfinished merge', `<<<<<<< HEAD\n${svg(rect + path)}`, 'git left two versions'],
])('refuses %s on the first line', (_, text, message) => {
  expect(parseSign(text)).toMatchObject({ line: 1, message: expect.stringContaining(message) as string });
});

test('a path has at most as many characters as every page may carry', () => {
  const long = (length: number) =>
    parseSign(svg(rect + path.replace('M3 27 16 5l13 22z', 'M3 3'.padEnd(length, 'h1'))));
  expect(long(maxPathLength)).toHaveProperty('path');
  expect(long(maxPathLength + 2)).toMatchObject({
    message: 'the path has 602 characters, more than 600, and every page carries it',
  });
});
