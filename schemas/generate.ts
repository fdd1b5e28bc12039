import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSchemas, componentAddress, schemaComponents, type JsonSchema } from './readSchemas.ts';
import { compile } from 'json-schema-to-typescript';

const schemasDir = import.meta.dirname;

const style = { singleQuote: true, printWidth: 110 };

const bannerComment = '// Generated from the JSON Schemas by `npm run generate`. Do not edit.';

/** Returns the TypeScript source of every schema of one side, as one module in which each shape has one name. */
async function typesOf(side: 'authored' | 'published'): Promise<string> {
  const components = schemaComponents(readSchemas(side));
  const kinds = Object.keys(components).filter((name) => !name.includes('.'));
  const title = side === 'authored' ? 'AuthoredKinds' : 'PublishedKinds';
  const root = {
    title,
    description: `Every kind of ${side} document by the name of its schema file.`,
    type: 'object' as const,
    additionalProperties: false,
    required: kinds,
    properties: Object.fromEntries(kinds.map((name) => [name, { $ref: componentAddress(name) }])),
    components: {
      schemas: Object.fromEntries(
        Object.entries(components).map(([name, schema]) => [name, asNamedType(name, schema)]),
      ),
    },
  };
  return compile(root, title, {
    bannerComment,
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    style,
  });
}

/**
 * Returns a component as its type is made of it: groups, lists and choices get a name, parts become what it extends.
 */
function asNamedType(name: string, { allOf, ...schema }: JsonSchema): JsonSchema {
  const isNamed = schema.properties ?? allOf ?? schema.oneOf ?? schema.enum ?? schema.items;
  return {
    ...schema,
    ...(isNamed && { title: schema.title ?? pascalCase(name.replace(/^(common|shared)\./, '')) }),
    ...(allOf && { extends: allOf, additionalProperties: false }),
  };
}

function pascalCase(name: string): string {
  return name.replaceAll(/(^|[.-])(\w)/g, (_, _start, letter: string) => letter.toUpperCase());
}

/** Returns the TypeScript source of the report of the check. */
async function reportTypes(): Promise<string> {
  const schema = JSON.parse(readFileSync(join(schemasDir, 'check-report.schema.json'), 'utf8'));
  return compile(schema, 'CheckReport', { bannerComment, style });
}

const usage = 'Usage: tsx schemas/generate.ts [--check]';

/** Writes schemas/types, or with `--check` exits with 1 if one of them is stale. */
async function main(args: string[]): Promise<void> {
  if (args.includes('--help')) {
    console.log(usage);
    return;
  }
  const unknown = args.find((argument) => argument !== '--check');
  if (unknown !== undefined) {
    console.error(`Unknown option '${unknown}'\n${usage}`);
    process.exitCode = 2;
    return;
  }
  const check = args.includes('--check');
  const sources = {
    'authored.ts': await typesOf('authored'),
    'published.ts': await typesOf('published'),
    'checkReport.ts': await reportTypes(),
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

await main(process.argv.slice(2));
