import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSchemas } from './readSchemas.ts';
import { compile } from 'json-schema-to-typescript';
import { compileValidators, validatorTypes } from './compileValidators.ts';

const schemasDir = import.meta.dirname;

const style = { singleQuote: true, printWidth: 110 };

const bannerComment = '// Generated from the JSON Schemas by `npm run generate`. Do not edit.';

/** The TypeScript source of every schema in one folder, as one module so that shared pieces appear once. */
async function typesOf(folder: 'authored' | 'published'): Promise<string> {
  const cwd = join(schemasDir, folder);
  const names = readdirSync(cwd)
    .filter((file) => file.endsWith('.schema.json') && file !== 'common.schema.json')
    .sort();
  const title = folder === 'authored' ? 'AuthoredKinds' : 'PublishedKinds';
  const root = {
    title,
    description: `Every kind of ${folder} document by the name of its schema file.`,
    type: 'object' as const,
    additionalProperties: false,
    required: names.map((file) => file.replace('.schema.json', '')),
    properties: Object.fromEntries(names.map((file) => [file.replace('.schema.json', ''), { $ref: file }])),
  };
  return compile(root, title, {
    cwd: `${cwd}/`,
    bannerComment,
    additionalProperties: false,
    maxItems: -1,
    style,
  });
}

/** The TypeScript source of the report of the check. */
async function reportTypes(): Promise<string> {
  const schema = JSON.parse(readFileSync(join(schemasDir, 'check-report.schema.json'), 'utf8'));
  return compile(schema, 'CheckReport', { bannerComment, style });
}

/** The validators of every schema of one side, and their types. */
async function validators(side: 'authored' | 'published'): Promise<Record<string, string>> {
  const schemas = readSchemas(side);
  const kinds = Object.keys(schemas).filter((name) => name !== 'common');
  return {
    [`${side}Validators.js`]: `${bannerComment}\n/* eslint-disable */\n${await compileValidators(schemas, kinds)}`,
    [`${side}Validators.d.ts`]: `${bannerComment}\n${validatorTypes(kinds)}`,
  };
}

/** Writes schemas/types, or with `--check` exits with 1 when one of them is stale. */
async function main(): Promise<void> {
  const check = process.argv.includes('--check');
  const sources = {
    'authored.ts': await typesOf('authored'),
    'published.ts': await typesOf('published'),
    'checkReport.ts': await reportTypes(),
    ...(await validators('authored')),
    ...(await validators('published')),
  };
  for (const [name, fresh] of Object.entries(sources)) {
    const file = join(schemasDir, 'types', name);
    const current = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (fresh === current) continue;
    if (check) {
      console.error(`schemas/types/${name} is stale: run \`npm run generate\` and commit the result.`);
      process.exitCode = 1;
    } else {
      writeFileSync(file, fresh);
    }
  }
}

await main();
