import { allEntries } from '../content.ts';
import type { CheckedContent } from '../content.ts';
import type { Rule } from '../rule.ts';
import { valuesIn } from '../valuesIn.ts';

export const unusedFiles: Rule = {
  name: 'unused-files',
  description:
    'Every track in content/routes and every photograph in content/photos is named by a record. A file that nothing ' +
    'names is a record somebody forgot to write, or weight.',
  canBeExcused: true,
  check(content) {
    // The file may belong to a record with a mistake, which is reported where it stands.
    if (content.hasRefusedFiles) return [];
    const named = new Set(namesIn(content));
    const isMisnamed = (known: readonly string[], pattern: RegExp) =>
      [...named].some((name) => pattern.test(name) && !known.includes(name));
    const tracks = content.routes.map(({ name }) => name);
    return [
      ...(isMisnamed(content.slugs.get('route') ?? [], /\.(gpx|geojson)$/)
        ? []
        : tracks
            .filter((name) => !named.has(name))
            .map((name) => unused(content, `routes/${name}`, 'route.file'))),
      ...(isMisnamed(content.photos, /\.(jpe?g|png|webp)$/)
        ? []
        : content.photos
            .filter((name) => !named.has(name))
            .map((name) => unused(content, `photos/${name}`, 'photo.file'))),
    ];
  },
};

/** Values of all keys called "file". */
function namesIn(content: CheckedContent): string[] {
  return allEntries(content).flatMap(({ data }) =>
    [...valuesIn(data)].flatMap(({ path, value }) =>
      path.at(-1) === 'file' && typeof value === 'string' ? [value] : [],
    ),
  );
}

function unused({ dir }: CheckedContent, file: string, key: string) {
  return {
    file: `${dir}/${file}`,
    line: 1,
    column: 1,
    path: '',
    rule: 'unused-files',
    message: 'no record uses this file',
    suggestion: `Name it under ${key} of a record, or remove it.`,
    severity: 'error' as const,
  };
}
