import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** The icons of the guide by their names in the Tabler set, of which they are less than a hundredth. */
const names = [
  'adjustments-horizontal',
  'alert-triangle',
  'arrow-back-up',
  'arrow-down',
  'arrow-left',
  'arrow-right',
  'arrow-up',
  'arrow-up-right',
  'bed',
  'calendar',
  'car',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'circle-check',
  'download',
  'eye',
  'grip-vertical',
  'copy',
  'current-location',
  'heart',
  'maximize',
  'arrows-exchange',
  'arrows-maximize',
  'arrows-minimize',
  'info-circle',
  'layout-grid',
  'leaf',
  'link',
  'lock',
  'lock-open',
  'map',
  'menu-2',
  'minus',
  'phone',
  'plus',
  'printer',
  'search',
  'ticket',
  'tools-kitchen-2',
  'trash',
  'urgent',
  'walk',
  'x',
];

/** Returns the shapes of the set by name, as markup within an SVG of 24 by 24. */
function readShapes(): Record<string, { body: string }> {
  const path = createRequire(import.meta.url).resolve('@iconify-json/tabler/icons.json');
  return (JSON.parse(readFileSync(path, 'utf8')) as { icons: Record<string, { body: string }> }).icons;
}

/**
 * Returns a path of the set as JSX. The set writes attributes as SVG does, and repeats on each path what `icon` says
 * once.
 */
function toJsx(body: string): string {
  return body
    .replaceAll(
      / (fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g,
      '',
    )
    .replaceAll(
      / ([a-z]+)-([a-z])([a-z]*)=/g,
      (_, start: string, first: string, rest: string) => ` ${start}${first.toUpperCase()}${rest}=`,
    )
    .replaceAll('/>', ' />');
}

const pascal = (name: string) =>
  name.replaceAll(/(^|-)([a-z0-9])/g, (_, _dash, letter: string) => letter.toUpperCase());

function componentOf(name: string, body: string): string {
  return `// Made by generateIcons.ts from the Tabler icons (MIT): do not edit.
import { icon } from '../icon.tsx';

export const Icon${pascal(name)} = icon(${toJsx(body)});
`;
}

/** Writes the icons of the site, a module each, or with `--check` exits with 1 when one is stale. */
function main(): void {
  const check = process.argv.includes('--check');
  const shapes = readShapes();
  for (const name of names) {
    const shape = shapes[name];
    if (!shape) throw new Error(`There is no icon "${name}" in the Tabler set.`);
    const file = join(import.meta.dirname, `tabler/Icon${pascal(name)}.tsx`);
    const text = componentOf(name, shape.body);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    if (check) {
      console.error(`${basename(file)} is stale: run \`npm run generate\` and commit the result.`);
      process.exitCode = 1;
    } else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
}

main();
