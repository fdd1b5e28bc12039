import type { PublishedFile } from '../files/files.ts';
import { fieldsPage } from './fieldsPage.ts';
import { frontMatterSnippets } from './frontMatterSnippets.ts';
import { rulesPage } from './rulesPage.ts';

/** Returns everything for maintainers that is made from the schemas and the rules, by path below the repository. */
export function referenceFiles(): PublishedFile[] {
  return [
    { path: 'docs/reference/rules.md', text: rulesPage() },
    { path: 'docs/reference/fields.md', text: fieldsPage() },
    { path: '.vscode/front-matter.code-snippets', text: frontMatterSnippets() },
  ];
}
