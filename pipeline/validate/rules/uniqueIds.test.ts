import { expect, test } from 'vitest';
import { fixtureDir, fixtureToday } from '../../fixtures/fixtureContent.ts';
import { idOf } from '../../content/idOf.ts';
import { loadContent } from '../../load/loadContent.ts';
import { validateContent } from '../validateContent.ts';
import { uniqueIds } from './uniqueIds.ts';

/** Two slugs whose hashes meet, the first among four million. */
const first = 'place-223zx';
const second = 'place-2dpad';

test('two names with one id are reported at the second', () => {
  expect(idOf('attractions', second)).toBe(idOf('attractions', first));
  const { content } = validateContent(loadContent(fixtureDir), fixtureToday);
  if (!content) throw new Error('the fixture content has problems');
  const [attraction, ...others] = content.attractions;
  const named = (slug: string) => ({
    ...attraction!,
    slug,
    file: { ...attraction!.file, path: `${slug}.yaml` },
  });
  const clashing = { ...content, attractions: [named(first), ...others, named(second)] };
  expect(uniqueIds.check(content, fixtureToday())).toEqual([]);
  const problems = uniqueIds.check(clashing, fixtureToday());
  expect(problems.map(({ file }) => file)).toEqual([`${second}.yaml`]);
  expect(problems).toMatchObject([
    {
      rule: 'unique-ids',
      path: '',
      message: expect.stringContaining(`${first}.yaml`),
      suggestion: expect.stringContaining('Rename'),
    },
  ]);
});
