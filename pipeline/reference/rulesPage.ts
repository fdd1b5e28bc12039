import { fileRules } from '../load/fileProblem.ts';
import { exceptionsDescription } from '../validate/applyExceptions.ts';
import { allRules } from '../validate/rules/allRules.ts';

/**
 * Returns the page that lists every rule of the check with its reason, as Markdown made from the rules themselves.
 */
export function rulesPage(): string {
  const files = Object.entries(fileRules).map(([name, reason]) => [`\`${name}\``, reason]);
  const rules = allRules.map(({ name, description, canBeExcused }) => [
    `\`${name}\``,
    description,
    canBeExcused ? 'yes' : '',
  ]);
  return `# Rules

<!-- Generated from pipeline/ by \`npm run generate\`. Do not edit. -->

\`npm run check\` prints one problem for each mistake: the place, what is wrong, the lines around it, what would mend it, and
the name of the rule in brackets. Errors stop a build, warnings do not.

## The files themselves

${markdownTable(['Rule', 'What must hold, and why'], [...files, ['`schema`', schemaReason]])}

## The content of the files

Looked at once a file has the right shape. The last column says where \`content/exceptions.yaml\` may excuse a value.

${markdownTable(['Rule', 'What must hold, and why', 'Exceptions'], [...rules, ['`exceptions`', exceptionsDescription, '']])}

\`npm run links\` asks for every outside address and reports under \`external-links\`. It is no part of a check or a build.
`;
}

const schemaReason =
  'Every file has the fields, types and values that its schema in schemas/authored allows.';

/** Returns a Markdown table; what would end a cell is escaped. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
