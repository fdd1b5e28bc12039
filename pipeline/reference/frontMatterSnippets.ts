import { readSchemas, resolveSchema, type JsonSchema } from '#schemas/readSchemas.ts';

interface Snippet {
  scope: string;
  prefix: string;
  body: string[];
  description: string;
}

/**
 * Returns the snippets for VS Code that complete and explain the front matter of guides and pages: the YAML extension
 * does not look into Markdown files. One for each key, and one for each kind of section.
 */
export function frontMatterSnippets(): string {
  const schemas = readSchemas('authored');
  const snippets: Record<string, Snippet> = {};
  for (const kind of ['guide', 'page'] as const) {
    for (const [key, value] of Object.entries(schemas[kind]?.properties ?? {})) {
      const { schema } = resolveSchema(schemas, value, kind);
      snippets[key] ??= toSnippet(key, linesOf(schemas, key, value, kind, ''), schema.description);
    }
  }
  const sections = schemas.guide?.properties?.sections?.items;
  for (const reference of sections?.oneOf ?? sections?.anyOf ?? []) {
    const { schema, file } = resolveSchema(schemas, reference, 'guide');
    const kind = wordOf(schema.properties?.kind?.const);
    const keys = Object.entries(schema.properties ?? {}).filter(([key]) => schema.required?.includes(key));
    const lines = keys.flatMap(([key, value]) => linesOf(schemas, key, value, file, '  '));
    const body = lines.map((line, index) => (index === 0 ? line.replace(/^ {2}/, '- ') : line));
    snippets[`section ${kind}`] = toSnippet(`section-${kind}`, body, schema.description);
  }
  const entries = Object.entries(snippets).map(
    ([name, snippet]) => `  ${JSON.stringify(name)}: ${toJson(snippet)}`,
  );
  return `{\n${entries.join(',\n')}\n}\n`;
}

/** Longest line of the formatter, which would otherwise lay out the file in its own way. */
const lineWidth = 110;

function toJson(snippet: Snippet): string {
  const lines = Object.entries(snippet).map(([key, value]: [string, string | string[]], index, all) => {
    const end = index === all.length - 1 ? '' : ',';
    const flat = Array.isArray(value)
      ? `[${value.map((line) => JSON.stringify(line)).join(', ')}]`
      : JSON.stringify(value);
    const line = `    ${JSON.stringify(key)}: ${flat}${end}`;
    if (!Array.isArray(value) || line.length <= lineWidth) return line;
    const entries = value.map((entry) => `      ${JSON.stringify(entry)}`).join(',\n');
    return `    ${JSON.stringify(key)}: [\n${entries}\n    ]${end}`;
  });
  return `{\n${lines.join('\n')}\n  }`;
}

function toSnippet(prefix: string, lines: string[], description = ''): Snippet {
  let stop = 0;
  const body = lines.map((line) =>
    line.replace(/\$(\|[^$]*\|)?$/, (_, choices: string | undefined) => {
      stop += 1;
      return choices ? `\${${stop}${choices}}` : `$${stop}`;
    }),
  );
  return { scope: 'markdown', prefix, body, description };
}

/** Returns a key with a stop ("$") where something is typed, or a choice ("$|a,b|") where there is one. */
function linesOf(
  schemas: Record<string, JsonSchema>,
  key: string,
  reference: JsonSchema,
  from: string,
  indent: string,
): string[] {
  const { schema, file } = resolveSchema(schemas, reference, from);
  const { properties, required = [], enum: choices, const: only, anyOf, items } = schema;
  if (only !== undefined) return [`${indent}${key}: ${wordOf(only)}`];
  if (choices) return [`${indent}${key}: $|${choices.map(wordOf).join(',')}|`];
  if (anyOf?.some((branch) => branch.type === 'null')) return [`${indent}${key}: null`];
  if (properties) {
    const inner = Object.entries(properties).filter(([name]) => required.includes(name));
    return [
      `${indent}${key}:`,
      ...inner.flatMap(([name, value]) => linesOf(schemas, name, value, file, `${indent}  `)),
    ];
  }
  if (!items) return [`${indent}${key}: $`];
  const { schema: item, file: itemFile } = resolveSchema(schemas, items, file);
  const inner = Object.entries(item.properties ?? {}).filter(([name]) => item.required?.includes(name));
  if (inner.length === 0) return [`${indent}${key}:`, `${indent}  - $`];
  const lines = inner.flatMap(([name, value]) => linesOf(schemas, name, value, itemFile, `${indent}    `));
  return [
    `${indent}${key}:`,
    ...lines.map((line, index) => (index === 0 ? line.replace(/^( *) {2}/, '$1- ') : line)),
  ];
}

/** Returns a value of a schema as a maintainer writes it. */
function wordOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
