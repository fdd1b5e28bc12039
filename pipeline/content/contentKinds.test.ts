import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtureDir } from '../fixtures/fixtureContent.ts';
import { basemapFolder, fileOf, folderKinds, folderOf, singleKinds } from './contentKinds.ts';

const read = (...folders: string[]) => readdirSync(join(fixtureDir, ...folders), { withFileTypes: true });

test('the folders of a guide are those of its kinds, of its map, lines and photographs, and of its facts', () => {
  const folders = read().filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).toSorted()).toEqual(
    [...folderKinds.map((kind) => folderOf[kind]), basemapFolder, 'facts', 'routes', 'photos'].toSorted(),
  );
});

test('the files that stand by themselves are those of a kind, but the sign and what an import reads', () => {
  const files = ['.', 'facts', basemapFolder].flatMap((folder) =>
    read(folder)
      .filter((entry) => entry.isFile() && !/\.(geojson|gz|svg)$/.test(entry.name))
      .map(({ name }) => join(folder, name).replaceAll('\\', '/')),
  );
  expect(files.toSorted()).toEqual(
    singleKinds
      .filter((kind) => kind !== 'feeds')
      .map((kind) => fileOf[kind])
      .toSorted(),
  );
});
