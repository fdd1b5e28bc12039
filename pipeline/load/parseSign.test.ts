import { expect, test } from 'vitest';
import { maxPathLength, parseSign, pathMistake } from './parseSign.ts';

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
  ['an unfinished merge', `<<<<<<< HEAD\n${svg(rect + path)}`, 'unresolved merge conflict'],
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

test.each([
  'M3 27 16 5l13 22z',
  '  m16 3 4 6.5h-2.4L21.600 15V29Z',
  'M1,2C1 2 3 4 5 6s1 2 3 4q1 2 3 4t.5.5-.5-1e-2',
  'M0 0A5 5 0 0 1 10 10a5 5 0 01-10-10',
])('%s is the line of a path', (line) => expect(pathMistake(line)).toBeNull());

test.each([
  ['', 'does not begin with M'],
  ['banana', 'does not begin with M'],
  ['L3 3', 'does not begin with M'],
  ['M', 'gives M 0 numbers, and it takes 2 each time'],
  ['M1', 'gives M 1 numbers'],
  ['M1 2 3', 'gives M 3 numbers'],
  ['M1 2z3', 'gives z 1 numbers, and it takes 0'],
  ['M1 2C1 2 3 4 5', 'gives C 5 numbers, and it takes 6 each time'],
  ['M1 2X3', 'has "X" where a command is expected'],
  ['M1 2"><script>', 'has """ where a command is expected'],
  ['M0 0A5 5 0 2 1 10 10', 'gives A 3 numbers'],
])('%s %s', (line, mistake) => expect(pathMistake(line)).toContain(mistake));
