import { allEntries } from '../../../content/checkedContent.ts';
import type { CheckedContent } from '../../../content/checkedContent.ts';
import type { Rule } from '../../findingIn.ts';
import { valuesIn } from '../../valuesIn.ts';

export const unusedFiles: Rule = {
  name: 'unused-files',
  description:
    'Every track in content/routes and every photograph in content/photos is named by a record. A file that nothing ' +
    'names belongs to a record that is not written yet, or is no longer needed.',
  canBeExcused: true,
  check(content) {
    // The file may belong to a record with a mistake, which another problem reports.
    if (content.hasRefusedFiles) return [];
    const named = new Set(namesIn(content));
    const isMisnamed = (files: readonly string[], pattern: RegExp) => {
      const known = new Set(files);
      return [...named].some((name) => pattern.test(name) && !known.has(name));
    };
    const tracks = content.routes.map(({ name }) => name);
    const photos = content.photos.map(({ name }) => name);
    return [
      ...(isMisnamed(content.slugs.get('route') ?? [], /\.(gpx|geojson)$/)
        ? []
        : tracks
            .filter((name) => !named.has(name))
            .map((name) => unused(content, `routes/${name}`, 'route.file'))),
      ...(isMisnamed(photos, /\.(jpe?g|png|webp)$/)
        ? []
        : photos
            .filter((name) => !named.has(name))
            .map((name) => unused(content, `photos/${name}`, 'photo.file or photographs'))),
    ];
  },
};

/** Returns the values of all keys called "file". */
function namesIn(content: CheckedContent): string[] {
  return allEntries(content).flatMap(({ data }) => valuesIn(data, isFileName).map(({ value }) => value));
}

function isFileName(value: unknown, key: unknown): value is string {
  return key === 'file' && typeof value === 'string';
}

function unused({ dir }: CheckedContent, file: string, key: string) {
  return {
    file: `${dir}/${file}`,
    line: 1,
    column: 1,
    path: '',
    message: 'no record uses this file',
    suggestion: `Name it under ${key} of a record, or remove it.`,
    severity: 'error' as const,
  };
}
