import { formatOf, photoFolder, sourceField } from '#schemas/editorFormat.ts';
import { type JsonSchema, readSchemas } from '#schemas/readSchemas.ts';
import { recordKindNames, recordKinds } from '#schemas/recordKinds.ts';
import { editorField, type EditorField, labelOf } from './editorField.ts';

/** A kind of record in the form editor. */
export interface EditorCollection {
  name: string;
  label: string;
  folder: string;
  format: string;
  fields: EditorField[];
  [option: string]: unknown;
}

/** Configuration of the form editor, as Sveltia CMS reads it. */
export interface EditorConfig {
  backend: { name: 'github'; repo: string; branch: string; squash_merges: boolean };
  publish_mode: 'editorial_workflow';
  site_url: string;
  media_folder: string;
  media_libraries: object;
  collections: EditorCollection[];
}

/** The editor draws an uploaded photograph anew, at most 3000 pixels long, which leaves its metadata out. */
const transformations = { raster_image: { format: 'webp', quality: 90, width: 3000, height: 3000 } };

/**
 * Returns the configuration of the form editor, made from the schemas of records: a form for each kind, which saves to a
 * branch of its own and opens a pull request.
 */
export function editorConfig(repo: string, url: string): EditorConfig {
  const schemas = readSchemas('authored');
  return {
    backend: { name: 'github', repo, branch: 'main', squash_merges: true },
    publish_mode: 'editorial_workflow',
    site_url: url,
    media_folder: photoFolder,
    media_libraries: { default: { config: { slugify_filename: true, transformations } } },
    collections: recordKindNames.map((kind) => collectionOf(schemas, kind)),
  };
}

function collectionOf(schemas: Record<string, JsonSchema>, kind: keyof typeof recordKinds): EditorCollection {
  const { folder } = recordKinds[kind];
  const { properties = {}, required = [] } = schemas[kind] ?? {};
  const fields = Object.entries(properties).flatMap(([key, schema]) => {
    const field = editorField(schemas, key, { schema, file: kind }, required.includes(key));
    return field ? [field] : [];
  });
  return {
    name: folder,
    label: labelOf(folder),
    label_singular: labelOf(kind),
    folder: `content/${folder}`,
    extension: 'yaml',
    format: formatOf(folder),
    identifier_field: 'name',
    summary: '{{name}}',
    create: true,
    delete: false,
    fields: [...fields, { name: sourceField, label: 'File', widget: 'hidden' }],
  };
}
