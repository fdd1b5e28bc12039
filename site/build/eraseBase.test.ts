import { expect, test } from 'vitest';
import { withoutBaseCalls } from './eraseBase.ts';

test('calls of the base give way to their arguments, and its import goes', () => {
  const code = `import { a } from './a.ts';
import {
  ownName,
  withBase,
} from '../base/guideBase.ts';
fetch(withBase(a(1)), withoutBase(ownName('x')));
`;
  expect(withoutBaseCalls(code)).toBe(`import { a } from './a.ts';
fetch((a(1)), (('x')));
`);
});

test('code without that import stays, whatever its own functions are called', () => {
  const code = "import { withBase } from './mine.ts';\nwithBase(1);\n";
  expect(withoutBaseCalls(code)).toBe(code);
});
