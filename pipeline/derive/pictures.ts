import { placeholderColor, plateColor } from 'larch-pictures';
import { folderOf, type FolderKind } from '../content/contentKinds.ts';
import { recordId } from '../content/idOf.ts';
import { focusOf, middle } from './focusOf.ts';
import type { Photo, PictureSource, Scene } from '#schemas/types/authored.ts';
import type { Picture } from '#schemas/types/published.ts';

/**
 * Returns the scene for a record without one. Each record gets its own object, because colours are remembered by scene.
 */
const summerDay = (): Scene => ({ subject: 'meadow', light: 'noon', season: 'summer' });

type Colors = Pick<Picture, 'plateColor' | 'placeholderColor'>;

/** A record has a list entry, a page and a gallery, which show the same scene. */
const known = new WeakMap<Scene, Colors>();

/** Returns the colours of a drawn scene, `#rrggbb`: for text laid over it and for the time before it loads. */
function colorsOf(scene: Scene, key: string): Colors {
  const colors = known.get(scene) ?? {
    plateColor: plateColor(scene, key),
    placeholderColor: placeholderColor(scene),
  };
  known.set(scene, colors);
  return colors;
}

interface Pictured {
  formerSlugs?: string[];
  scene?: Scene;
  photo?: Photo;
  alt?: string;
  gallery?: PictureSource[];
}

/** Returns the main picture of a record, guide or page. */
export function pictureOf(kind: FolderKind, slug: string, data: Pictured): Picture {
  return toPicture(kind, slug, 1, data, data.scene ?? null);
}

/**
 * Returns the main picture, then those of the gallery. A gallery photograph takes its colours from the main scene.
 */
export function galleryOf(kind: FolderKind, slug: string, data: Pictured): Picture[] {
  const more = (data.gallery ?? []).map((picture, index) =>
    toPicture(kind, slug, index + 2, picture, picture.scene ?? data.scene ?? null),
  );
  return [pictureOf(kind, slug, data), ...more];
}

/** Returns the scene of a page at night; without a moon if there are words in the sky. */
export function atNight(scene: Scene): Scene {
  return { ...scene, light: 'night', sun: !scene.headline };
}

/** Returns the picture of a page in dark schemes; none where the page does not ask for it. */
export function nightPictureOf(slug: string, data: Pictured & { night?: boolean }): Picture | undefined {
  if (!data.night || !data.scene) return undefined;
  return toPicture('page', `${slug}-night`, 1, { alt: data.alt ?? '' }, atNight(data.scene));
}

/** Returns the address of the JPEG original of the n-th picture of a record, counted from 1. */
export function originalOf(kind: FolderKind, slug: string, n: number, data: object = {}): string {
  if (kind === 'activity' && n === 1)
    return `/images/activities/activity-${recordId('activities', { slug, data })}.jpg`;
  return `${folderOfPicture(kind, slug, n)}/original.jpg`;
}

function folderOfPicture(kind: FolderKind, slug: string, n: number): string {
  return `/images/${folderOf[kind]}/${slug}${n > 1 ? `-${n}` : ''}`;
}

function toPicture(kind: FolderKind, slug: string, n: number, data: Pictured, given: Scene | null): Picture {
  const { photo, alt = '' } = data;
  const scene = given ?? summerDay();
  const { plateColor, placeholderColor } = colorsOf(
    scene,
    folderOfPicture(kind, slug, n).replace('/images/', ''),
  );
  return {
    path: folderOfPicture(kind, slug, n),
    original: originalOf(kind, slug, n, data),
    alt: photo?.alt ?? alt,
    kind: photo ? 'photo' : 'drawn',
    credit: photo?.credit ?? null,
    licence: photo?.licence ?? null,
    plateColor,
    placeholderColor,
    focus: photo ? middle : focusOf(scene),
  };
}

/** Icons of the installed guide, by the paths at which they are published. */
export const appIcons = [
  { path: 'icons/sign-192.png', size: 192, purpose: 'any' },
  { path: 'icons/sign-512.png', size: 512, purpose: 'any' },
  { path: 'icons/sign-maskable-192.png', size: 192, purpose: 'maskable' },
  { path: 'icons/sign-maskable-512.png', size: 512, purpose: 'maskable' },
] as const;
