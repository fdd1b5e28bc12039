import { expect, test } from 'vitest';
import { pathMistake } from './pathMistake.ts';

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
