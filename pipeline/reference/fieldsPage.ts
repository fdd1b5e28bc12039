import {
  basemapFolder,
  type ContentKind,
  endingOf,
  fileOf,
  folderKinds,
  folderOf,
  importedFolder,
  singleKinds,
} from '../content/contentKinds.ts';
import { type JsonSchema, readSchemas } from '#schemas/readSchemas.ts';
import { type FieldRow, fieldTable } from './fieldTable.ts';
import { type Union, unionsOf } from './unionForms.ts';
import { markdownTable } from './markdownTable.ts';

/** Published kinds whose documents are records, by the authored kind that they are made of. */
const publishedOf: Partial<Record<ContentKind, string>> = {
  attraction: 'attraction-detail',
  activity: 'activity-detail',
  accommodation: 'accommodation-detail',
  trail: 'trail-detail',
  event: 'event',
  guide: 'guide',
  page: 'page',
};

/** Returns the page that tells maintainers what every field means, as Markdown made from the schemas. */
export function fieldsPage(): string {
  const authored = readSchemas('authored');
  const published = readSchemas('published');
  const kinds: ContentKind[] = [...folderKinds, 'imported-event', 'basemap', ...singleKinds];
  /** Groups that several kinds share, in the order in which they are met; one may hold another. */
  const groups = new Map<string, FieldRow[]>();
  const addGroups = (rows: FieldRow[]): void => {
    for (const { group } of rows) {
      if (group === null || groups.has(group)) continue;
      const inside = fieldTable(authored, 'common', groupSchema(authored, group));
      groups.set(group, inside);
      addGroups(inside);
    }
  };
  const parts = kinds.map((kind) => {
    const place = placeOf(kind);
    const own = fieldTable(authored, kind);
    addGroups(own);
    const publishedKind = publishedOf[kind];
    const computed = publishedKind ? computedFields(own, fieldTable(published, publishedKind)) : [];
    return [
      `## ${place}`,
      authored[kind]?.description ?? '',
      ownTable(own),
      ...unionsOf(authored, kind).map(unionTable),
      ...(computed.length > 0
        ? [
            'Published beside them, computed by the pipeline:',
            markdownTable(
              ['Field', 'Value', 'Meaning'],
              computed.map((row) => [`\`${row.field}\``, row.type, row.description]),
            ),
          ]
        : []),
    ].join('\n\n');
  });
  const shared = [...groups].map(([name, rows]) =>
    [`### ${name}`, groupSchema(authored, name).description ?? '', ownTable(rows)].join('\n\n'),
  );
  return `${[intro, ...parts, '## Groups that several files share', ...shared].join('\n\n')}\n`;
}

function groupSchema(schemas: Record<string, JsonSchema>, name: string): JsonSchema {
  return schemas.common?.$defs?.[name] ?? schemas[name] ?? {};
}

function ownTable(rows: readonly FieldRow[]): string {
  return markdownTable(
    ['Field', 'Needed', 'Value', 'Meaning'],
    rows.map((row) => [`\`${row.field}\``, row.isRequired ? 'yes' : '', valueOf(row), row.description]),
  );
}

/** Returns a table of the forms of a field, each with the key that identifies it. */
function unionTable({ field, forms }: Union): string {
  const list = (fields: readonly string[]) => fields.map((name) => `\`${name}\``).join(', ');
  const table = markdownTable(
    ['Form', 'Meaning', 'Needed', 'May be added'],
    forms.map(({ sign, description, needed, optional }) => [
      `\`${sign}\``,
      description,
      list(needed),
      list(optional),
    ]),
  );
  return `One of these forms can be in \`${field}\`.\n\n${table}`;
}

function valueOf({ type, group, mayBeNull }: FieldRow): string {
  const what =
    group === null
      ? type
      : type === 'list'
        ? `list of [${group}](#${anchor(group)})`
        : `[${group}](#${anchor(group)})`;
  return mayBeNull ? `${what}, or null` : what;
}

function anchor(group: string): string {
  return group.toLowerCase();
}

const intro = `# Fields

<!-- Generated from schemas/ by \`npm run generate\`. Do not edit. -->

What a maintainer writes, file by file. The same words appear in the editor and in the messages of \`npm run check\`.

In VS Code with the recommended YAML extension (\`redhat.vscode-yaml\`), YAML files complete, explain and underline every field
as they are typed, towns and names of other records among them (as they were at the last \`npm ci\` or \`npm run check\`). That extension does not look into Markdown: in the front matter of guides and pages the keys complete and
explain themselves as snippets (type the first letters, or ctrl-space), and mistakes show in \`npm run check\` and, while
\`npm run dev\` runs, in the open page.

- **Owners.** A field listed under a file is owned by the maintainers of that file, and nothing else writes it: no program
  changes content but \`npm run gpx:import\` (the \`route\` of one trail and its track) and the events import (files in
  \`content/events/imported\`, which only they write), both on request and as a change to review. A field listed as computed is owned by the pipeline and
  cannot be written.
- **Needed** fields must be there, inside a group only when the group is. All others are left out when there is nothing to say.
- **null** is never zero and never empty text. It says that a value is known to be missing: the elevation was not measured, the
  date is not announced, the figure was not verified. The site then says so or shows nothing.
- **Names.** The name of a file without its ending is the slug, which is the address of the page; the id is a number derived
  from it. A file that is renamed names the old one under
  \`formerSlugs\`: the old address then leads to the new one, and the id stays.
- **Change.** A published field keeps its name and type; new fields may be added at any time. \`npm run api:diff\` says which
  side of that line a change is on.`;

function placeOf(kind: ContentKind): string {
  if (kind === 'basemap') return `content/${basemapFolder}/*.geojson`;
  for (const single of singleKinds) if (single === kind) return `content/${fileOf[single]}`;
  if (kind === 'imported-event') return `content/${importedFolder}/*.yaml`;
  for (const folder of folderKinds) {
    if (folder === kind) return `content/${folderOf[folder]}/*${endingOf(folder)}`;
  }
  return kind;
}

/** Returns the fields at the top that no maintainer writes. The published schemas describe their parts. */
function computedFields(own: FieldRow[], published: FieldRow[]): FieldRow[] {
  const written = new Set(own.map(({ field }) => field));
  return published.filter(({ field }) => /^\w+$/.test(field) && !written.has(field));
}
