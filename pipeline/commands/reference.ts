import { resolve } from 'node:path';
import { changedFiles, writeChangedFiles } from '../files/files.ts';
import { frontMatterSnippets } from '../reference/frontMatterSnippets.ts';
import { rulesPage } from '../reference/rulesPage.ts';
import { parseOptions } from './options/options.ts';

/** `reference [--check]`: writes the page of rules and the snippets for maintainers, or says with 1 that one of them is stale. */
export async function reference(args: string[]): Promise<number> {
  const { check: isCheck } = parseOptions(args, { flags: ['check'] });
  const root = resolve(import.meta.dirname, '../..');
  const files = [
    { path: 'docs/reference/rules.md', text: rulesPage() },
    { path: '.vscode/front-matter.code-snippets', text: frontMatterSnippets() },
  ];
  if (!isCheck) {
    for (const path of writeChangedFiles(root, files)) console.log(`Written: ${path}`);
    return 0;
  }
  const stale = changedFiles(root, files);
  for (const { path } of stale)
    console.error(`${path} is stale: run \`npm run generate\` and commit the result.`);
  return stale.length > 0 ? 1 : 0;
}
