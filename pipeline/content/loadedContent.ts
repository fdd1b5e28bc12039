import type { ContentKind } from './contentKinds.ts';
import type { Position, Problem } from './problem.ts';
import type { HeightGrid } from '../geometry/heightGrid.ts';
import type { RoutePoint } from '../geometry/line.ts';
import type { Site } from '#schemas/types/published.ts';

/** Steps from the top of a record to one of its values, for example `['route', 'waypoints', 2, 'lat']`. */
export type KeyPath = readonly (string | number)[];

/** Position of the key or the value at a path; of the nearest parent that exists when the path does not. */
export type Locate = (path: KeyPath, target?: 'key' | 'value') => Position;

/** A parsed content file: its text, its value and the position of each part. */
export interface ContentFile {
  kind: ContentKind;
  slug: string;
  /** Path as shown to people, with forward slashes. */
  path: string;
  text: string;
  data: unknown;
  locate: Locate;
  /** The Markdown below the front matter and the line on which it starts; null for YAML files. */
  body: { text: string; line: number } | null;
}

/** A recorded track of content/routes. */
export interface RouteFile {
  /** File name, for example `fenland-loop.gpx`. */
  name: string;
  path: string;
  text: string;
  points: RoutePoint[];
}

/** Everything found below a content folder. Files that could not be read are only in `problems` and `unreadable`. */
export interface LoadedContent {
  /** The content folder as shown to people. */
  dir: string;
  files: ContentFile[];
  /** Files that exist but could not be parsed, so that a reference to one is no second problem. */
  unreadable: { kind: ContentKind | 'route'; slug: string; path: string }[];
  routes: RouteFile[];
  /** Heights of the ground; null in a guide without them. */
  heightGrid: HeightGrid | null;
  /** The sign of the guide; null when it is missing or wrong. */
  sign: Site['sign'] | null;
  photos: PhotoFile[];
  problems: Problem[];
  /** Records of the last commit that are gone; absent if nobody compared. */
  vanished?: readonly VanishedRecord[];
}

/** A record that the last commit of the main branch has, and the content has not. */
export interface VanishedRecord {
  kind: ContentKind;
  slug: string;
  /** True if a new file holds the same lines. */
  isRenamed: boolean;
  problem: Problem;
}

/** A photograph of content/photos. */
export interface PhotoFile {
  /** File name, for example `old-bridge.jpg`. */
  name: string;
  /** Size in pixels; null for a file that is no picture. */
  size: { width: number; height: number } | null;
  /** True if the file says more than its pixels: camera, position, names. */
  hasMetadata: boolean;
}

/** Returns the value at a path inside a record; undefined if there is none. */
export function valueAt(data: unknown, path: KeyPath): unknown {
  return path.reduce<unknown>(
    (value, step) => (value as Record<string | number, unknown> | null | undefined)?.[step],
    data,
  );
}
