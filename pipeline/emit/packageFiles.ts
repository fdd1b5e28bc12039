import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiVersion } from '#schemas/documents.ts';
import type { Site } from '#schemas/types/published.ts';
import { slugMeant } from '../validate/rules/records/slugs.ts';
import type { PublishedFile } from '../files/publishedFile.ts';

/** Returns the files of a data package that the site does not publish: package.json, README, change log and types. */
export function packageFiles(
  site: Pick<Site, 'name' | 'url' | 'licence' | 'builtOn'>,
  changes: string | null,
): PublishedFile[] {
  const name = `${slugMeant(site.name)}-data`;
  const version = packageVersion(site.builtOn);
  const description = {
    name,
    version,
    description: `What ${site.name} publishes: JSON, tracks, JSON Schemas and types.`,
    homepage: site.url,
    license: `SEE LICENSE IN README.md`,
    type: 'module',
    types: './index.d.ts',
    exports: {
      '.': { types: './index.d.ts', default: './api/index.json' },
      './api/*': './api/*',
      './gpx/*': './gpx/*',
      './schemas/*': './schemas/*',
      './package.json': './package.json',
    },
    files: ['api', 'gpx', 'schemas', 'index.d.ts', 'CHANGELOG.md'],
  };
  return [
    { path: 'package.json', text: `${JSON.stringify(description, null, 2)}\n` },
    { path: 'README.md', text: readme(name, site) },
    {
      path: 'CHANGELOG.md',
      text: `# ${name} ${version}\n\n${changes ?? 'Made without a version to compare with.\n'}`,
    },
    { path: 'index.d.ts', text: readFileSync(join(schemasDir, 'types/published.ts'), 'utf8') },
  ];
}

const schemasDir = join(import.meta.dirname, '../../schemas');

/** Returns the shape of the data by its first two numbers, the day of the data by the third: `1.0.20261120`. */
export function packageVersion(builtOn: string): string {
  return `${apiVersion.split('.').slice(0, 2).join('.')}.${builtOn.replaceAll('-', '')}`;
}

function readme(name: string, { name: siteName, url, licence, builtOn }: Parameters<typeof packageFiles>[0]) {
  return `# ${name}

What [${siteName}](${url}) published on ${builtOn}, as files.

\`\`\`js
import index from '${name}' with { type: 'json' };
import trails from '${name}/api/hiking-trails.json' with { type: 'json' };
\`\`\`

- \`api/index.json\` lists every kind of document with its address, schema and count; \`api/openapi.json\` describes them.
- \`gpx/\` holds the lines of trails, \`schemas/\` the JSON Schemas, \`index.d.ts\` the types.
- The first two numbers of the version are those of the shape: the first changes when something that programs rely on goes
  away. The third is the day of the data.

Licence: [${licence.name}](${licence.url}). Addresses inside the data begin at the address of the guide.
`;
}
