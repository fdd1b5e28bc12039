import { recordPath } from '#schemas/recordKinds.ts';
import type { PictureJob, PictureJobs } from 'larch-pictures';
import type { Photo, Scene } from '#schemas/types/authored.ts';
import { type FolderKind, folderOf } from '../content/contentKinds.ts';
import { pathOfPage } from '../content/pagePaths.ts';
import { type Content, photographsOf, recordsOf } from '../content/checkedContent.ts';
import { firstNameOf } from '../content/idOf.ts';
import { appIcons, atNight, originalOf } from './pictures.ts';
import { photographKey } from './photographs.ts';

/** Returns every picture, social card and icon that the published pages name. */
export function pictureJobs(content: Content): PictureJobs {
  const documents = [...content.guides, ...content.pages];
  return {
    pictures: [
      ...recordsOf(content).flatMap(({ kind, slug, data }) => [
        ...job(kind, slug, 1, data),
        ...(data.gallery ?? []).flatMap((picture, index) =>
          job(kind, slug, index + 2, picture, firstNameOf(slug, data)),
        ),
      ]),
      ...recordsOf(content).flatMap((entry) =>
        photographsOf(entry).map(({ file }, index) => ({
          key: photographKey(entry, index + 1),
          photo: { file, shape: '3:2' as const },
        })),
      ),
      ...documents.flatMap(({ kind, slug, data }) => job(kind, slug, 1, data)),
      ...content.pages.flatMap(({ slug, data }) =>
        data.night && data.scene ? nightJob(slug, data.scene, data) : [],
      ),
    ],
    socialCards: [
      ...recordsOf(content).map(({ kind, slug, data }) => ({
        name: socialName(recordPath(kind, slug)),
        title: data.name,
        key: `${folderOf[kind]}/${slug}`,
      })),
      ...documents.map(({ kind, slug, data }) => ({
        name: socialName(pathOfPage(slug)),
        title: data.title,
        key: data.scene || data.photo ? `${folderOf[kind]}/${slug}` : null,
      })),
    ],
    icons: appIcons.map((icon) => ({ ...icon, sign: content.sign })),
  };
}

/** Returns the address of the social card of a page. */
export function socialImageOf(path: string): string {
  return `/images/social/${socialName(path)}.jpg`;
}

function socialName(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
}

/** Returns the picture of a page in dark schemes. */
function nightJob(slug: string, scene: Scene, data: { formerSlugs?: string[] }): PictureJob[] {
  return job('page', `${slug}-night`, 1, { scene: atNight(scene) }, `${firstNameOf(slug, data)}-night`);
}

const seeded = (key: string, seed: string) => (seed === key ? {} : { seed });

/** Returns the n-th picture of a record; none where the record says neither what to draw nor what to show. */
function job(
  kind: FolderKind,
  slug: string,
  n: number,
  { scene, photo, ...data }: { scene?: Scene; photo?: Photo; formerSlugs?: string[] },
  firstName = firstNameOf(slug, data),
): PictureJob[] {
  const keyOf = (name: string) => `${folderOf[kind]}/${name}${n > 1 ? `-${n}` : ''}`;
  const key = keyOf(slug);
  const original = originalOf(kind, slug, n, data);
  if (photo) return [{ key, original, photo: { file: photo.file } }];
  return scene ? [{ key, ...seeded(key, keyOf(firstName)), original, scene }] : [];
}
