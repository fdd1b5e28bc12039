import type { Photo, PictureSource, Scene } from '#schemas/types/authored.ts';
import type { Picture } from '#schemas/types/published.ts';
import { type FolderKind, folderOf } from '../content/contentKinds.ts';
import { idOf } from '../content/idOf.ts';

/** Colours of a drawn scene, `#rrggbb`; of nothing in particular for null. */
export type PictureColors = (scene: Scene | null) => { plateColor: string; placeholderColor: string };

/** The same colours, computed once for each scene: a record has a list entry, a page and a gallery. */
export function oncePerScene(colors: PictureColors): PictureColors {
  const known = new Map<Scene | null, ReturnType<PictureColors>>();
  return (scene) => {
    const found = known.get(scene) ?? colors(scene);
    known.set(scene, found);
    return found;
  };
}

interface Pictured {
  scene?: Scene;
  photo?: Photo;
  alt?: string;
  gallery?: PictureSource[];
}

/** The main picture of a record, guide or page. */
export function pictureOf(kind: FolderKind, slug: string, data: Pictured, colors: PictureColors): Picture {
  return toPicture(kind, slug, 1, data, data.scene ?? null, colors);
}

/** The main picture, then those of the gallery. A gallery photograph takes its colours from the main scene. */
export function galleryOf(kind: FolderKind, slug: string, data: Pictured, colors: PictureColors): Picture[] {
  const more = (data.gallery ?? []).map((picture, index) =>
    toPicture(kind, slug, index + 2, picture, picture.scene ?? data.scene ?? null, colors),
  );
  return [pictureOf(kind, slug, data, colors), ...more];
}

/** Address of the JPEG original of the n-th picture of a record, counted from 1. */
export function originalOf(kind: FolderKind, slug: string, n: number): string {
  if (kind === 'activity' && n === 1) return `/images/activities/activity-${idOf('activities', slug)}.jpg`;
  return `${folderOfPicture(kind, slug, n)}/original.jpg`;
}

function folderOfPicture(kind: FolderKind, slug: string, n: number): string {
  return `/images/${folderOf[kind]}/${slug}${n > 1 ? `-${n}` : ''}`;
}

function toPicture(
  kind: FolderKind,
  slug: string,
  n: number,
  { photo, alt = '' }: Pictured,
  scene: Scene | null,
  colors: PictureColors,
): Picture {
  const { plateColor, placeholderColor } = colors(scene);
  return {
    path: folderOfPicture(kind, slug, n),
    original: originalOf(kind, slug, n),
    alt: photo?.alt ?? alt,
    kind: photo ? 'photo' : 'drawn',
    credit: photo?.credit ?? null,
    licence: photo?.licence ?? null,
    plateColor,
    placeholderColor,
  };
}
