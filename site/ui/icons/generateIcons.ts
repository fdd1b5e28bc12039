import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';

/**
 * The icons of the guide by their names in the Tabler set, of which they are less than a hundredth. What only plans or
 * maps show is a module of its own, because a module is loaded as a whole.
 */
const modules = {
  icons: [
    'adjustments-horizontal',
    'alert-triangle',
    'arrow-left',
    'arrow-right',
    'arrow-up',
    'arrow-up-right',
    'chevron-down',
    'circle-check',
    'copy',
    'download',
    'heart',
    'info-circle',
    'layout-grid',
    'leaf',
    'map',
    'menu-2',
    'minus',
    'phone',
    'plus',
    'search',
    'trash',
    'urgent',
    'x',
  ],
  planIcons: ['arrow-back-up', 'bed', 'car', 'check', 'eye', 'printer', 'ticket', 'tools-kitchen-2', 'walk'],
  mapIcons: [
    'arrow-narrow-down',
    'arrow-narrow-left',
    'arrow-narrow-right',
    'arrow-narrow-up',
    'arrows-maximize',
    'arrows-minimize',
    'current-location',
    'maximize',
  ],
};

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

/** Returns the module of some icons, each marked as pure, so that a build leaves out those that nobody imports. */
function moduleOf(names: readonly string[], shapes: Record<string, { body: string }>): string {
  const icons = names.map((name) => {
    const shape = shapes[name];
    if (!shape) throw new Error(`There is no icon "${name}" in the Tabler set.`);
    return `export const Icon${pascal(name)} = /* @__PURE__ */ icon(${toJsx(shape.body)});\n`;
  });
  return `// Made by generateIcons.ts from the Tabler icons (MIT): do not edit.
import { icon } from './icon.tsx';

${icons.join('')}`;
}

/** Writes the icons of the site, or with `--check` exits with 1 when a module is stale. */
function main(): void {
  const check = process.argv.includes('--check');
  const shapes = readShapes();
  for (const [name, icons] of Object.entries(modules)) {
    const file = join(import.meta.dirname, `${name}.tsx`);
    const text = moduleOf(icons, shapes);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    if (check) {
      console.error(`${basename(file)} is stale: run \`npm run generate\` and commit the result.`);
      process.exitCode = 1;
    } else writeFileSync(file, text);
  }
}

main();
