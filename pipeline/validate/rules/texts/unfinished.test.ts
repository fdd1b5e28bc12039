import { expect, test } from 'vitest';
import { rulesAfter } from '../../../fixtures/rulesAfter.ts';

test.each([
  ['TODO', ['unfinished']],
  ['TODO say where', ['unfinished']],
  ['TODOS are welcome', []],
  ['What is TODO here', ['plain-texts']],
  ['Opens in XXX 2027, TBD', ['plain-texts']],
  ['Games XXXI', []],
  ['Size XX', []],
])('%s', (text, rules) => {
  expect(rulesAfter([['attractions/old-mine.yaml', 'Walls of a mine that never was.', text]])).toEqual(rules);
});
