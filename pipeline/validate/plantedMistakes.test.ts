import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { copyFixture, fixtureDir } from '../fixtures/fixtureContent.ts';
import { plantedMistakes } from '../fixtures/plantedMistakes.ts';
import { loadContent } from '../load/loadContent.ts';
import { validateContent } from './validateContent.ts';

test('the fixture content has no problems', () => {
  expect(validateContent(loadContent(fixtureDir)).problems).toEqual([]);
});

describe('a planted mistake gives exactly one problem, on its line', () => {
  test.each(plantedMistakes)('$file: $replace', (mistake) => {
    using copy = copyFixture();
    copy.edit(mistake.file, mistake.find, mistake.replace);

    const { problems, content } = validateContent(loadContent(copy.content));

    expect(content === null).toBe(true);
    const found = problems.map(({ rule, line }) => ({ rule, line }));
    const line = expectedLine(join(copy.content, mistake.file), mistake.at ?? mistake.replace);
    expect(found, JSON.stringify(problems, null, 1)).toEqual([{ rule: mistake.rule, line }]);
    expect(problems[0]?.file).toContain(mistake.file);
    expect(problems[0]?.message).toMatch(mistake.message);
    if (mistake.suggestion) expect(problems[0]?.suggestion).toMatch(mistake.suggestion);
  });
});

function expectedLine(file: string, snippet: string): number {
  const text = readFileSync(file, 'utf8');
  return text.slice(0, text.indexOf(snippet)).split('\n').length;
}
