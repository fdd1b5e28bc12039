import { expect, test } from 'vitest';
import { idOf } from '../../idOf.ts';
import type { CheckedContent } from '../content.ts';
import { uniqueIds } from './uniqueIds.ts';

/** Two slugs whose hashes meet, found by the paradox of birthdays. */
function clash(): [string, string] {
  const seen = new Map<number, string>();
  for (let n = 0; ; n += 1) {
    const slug = `place-${n.toString(36)}`;
    const id = idOf('attractions', slug);
    const other = seen.get(id);
    if (other) return [other, slug];
    seen.set(id, slug);
  }
}

test('two names with one id are reported at the second', () => {
  const entry = (slug: string) => ({
    kind: 'attraction',
    slug,
    file: { path: `${slug}.yaml`, locate: () => ({ line: 1, column: 1 }) },
    data: {},
  });
  const [first, second] = clash();
  const none = { activities: [], accommodations: [], trails: [], events: [] };
  const content = {
    ...none,
    attractions: [entry(first), entry('lake'), entry(second)],
  } as unknown as CheckedContent;
  const problems = uniqueIds.check(content, '2026-11-20');
  expect(problems.map(({ file }) => file)).toEqual([`${second}.yaml`]);
  expect(problems[0]?.message).toContain(`${first}.yaml`);
});
