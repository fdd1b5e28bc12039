import type { Photo, Scene } from '#schemas/types/authored.ts';
import { type FolderKind, folderOf } from '../content/contentKinds.ts';
import { pathOfPage } from '../content/pagePaths.ts';
import { type Content, recordsOf } from '../validate/content.ts';
import { originalOf } from './pictures.ts';

/** One picture to render: a scene to draw or a photograph to crop. */
export interface PictureJob {
  /** `<folder>/<slug>`, with `-<n>` for the further pictures of a gallery. */
  key: string;
  scene: Scene | null;
  photo: Photo | null;
  /** Address at which the JPEG original is published. */
  original: string;
}

/** One 1200x630 card for shared links. */
export interface SocialCardJob {
  /** File name below /images/social without its ending. */
  name: string;
  title: string;
  /** Key of the picture behind the title, or null where there is none. */
  key: string | null;
}

export interface PictureJobs {
  pictures: PictureJob[];
  socialCards: SocialCardJob[];
}

/** Every picture and social card that the published pages name. */
export function pictureJobs(content: Content): PictureJobs {
  const documents = [...content.guides, ...content.pages];
  return {
    pictures: [
      ...recordsOf(content).flatMap(({ kind, slug, data }) => [
        job(kind, slug, 1, data),
        ...(data.gallery ?? []).map((picture, index) => job(kind, slug, index + 2, picture)),
      ]),
      ...documents
        .filter(({ data }) => data.scene || data.photo)
        .map(({ kind, slug, data }) => job(kind, slug, 1, data)),
    ],
    socialCards: [
      ...recordsOf(content).flatMap(({ kind, slug, data }) =>
        kind === 'event'
          ? []
          : [{ name: socialName(pageOf(kind, slug)), title: data.name, key: `${folderOf[kind]}/${slug}` }],
      ),
      ...documents.map(({ kind, slug, data }) => ({
        name: socialName(pathOfPage(slug)),
        title: data.title,
        key: data.scene || data.photo ? `${folderOf[kind]}/${slug}` : null,
      })),
    ],
  };
}

/** Address of a record's page. */
export function pageOf(kind: 'attraction' | 'activity' | 'accommodation' | 'trail', slug: string): string {
  return kind === 'trail' ? `/hiking-trails/${slug}` : `/${folderOf[kind]}/${slug}`;
}

/** Address of the social card of a page. */
export function socialImageOf(path: string): string {
  return `/images/social/${socialName(path)}.jpg`;
}

function socialName(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
}

function job(
  kind: FolderKind,
  slug: string,
  n: number,
  { scene, photo }: { scene?: Scene; photo?: Photo },
): PictureJob {
  const key = `${folderOf[kind]}/${slug}${n > 1 ? `-${n}` : ''}`;
  return { key, scene: scene ?? null, photo: photo ?? null, original: originalOf(kind, slug, n) };
}
