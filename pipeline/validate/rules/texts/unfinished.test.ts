import { expect, test } from 'vitest';
import { rulesAfter } from '../../../fixtures/rulesAfter.ts';

test.each([
  ['TODO', ['unfinished']],
  ['TODO say where', ['unfinished']],
  ['TODOS are welcome', []],
  ['What is TODO here', []],
])('%s', (text, rules) => {
  expect(rulesAfter([['attractions/old-mine.yaml', 'Walls of a mine that never was.', text]])).toEqual(rules);
});
