import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { withoutDragging } from './leafletStyles.ts';

const own = readFileSync(createRequire(import.meta.url).resolve('leaflet/dist/leaflet.css'), 'utf8');

test('the rules below the class of a drag are gone, and no other', () => {
  expect(
    withoutDragging('.a{b:c}\n.leaflet-dragging .x,\n.leaflet-dragging .y {\n\tcursor: move;\n\t}\n.z{d:e}'),
  ).toBe('.a{b:c}\n\n.z{d:e}');
  const rules = (css: string) => css.match(/\{/g)?.length ?? 0;
  expect(withoutDragging(own)).not.toContain('leaflet-dragging');
  expect(rules(withoutDragging(own))).toBe(rules(own) - 1);
});

test('a stylesheet that no longer has them says that this is not needed', () => {
  expect(() => withoutDragging('.a{b:c}')).toThrow('remove leafletStyles.ts');
});
