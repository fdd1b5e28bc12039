import { withoutBase } from '../../base/guideBase.ts';

/** A file of the guide: its address, the state of its bytes, and the room that it takes on a device. */
export type GuideFile = readonly [url: string, revision: string, bytes: number];

/** A build of the guide in a few words. */
export interface VersionNote {
  version: string;
  /** The day it was made, YYYY-MM-DD. */
  builtOn: string;
  /** The size of the whole offline copy. */
  bytes: number;
}

/** A build of the guide with every file that a device may keep. */
export interface GuideVersion {
  version: string;
  builtOn: string;
  /** Files of the offline copy, in the order of their download. */
  pocket: readonly GuideFile[];
  others: readonly GuideFile[];
}

/** Addresses of the two, as the pipeline writes them. */
export const noteUrl = '/version.json';
export const listUrl = '/offline.json';

/** Marks a request that goes to the host itself, past everything that is kept. */
export const freshHeader = 'larch-fresh';

const isFile = (value: unknown): value is GuideFile =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  typeof value[1] === 'string' &&
  typeof value[2] === 'number';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns true if a value from a host or from storage is a version. */
export function isGuideVersion(value: unknown): value is GuideVersion {
  if (!isRecord(value)) return false;
  const { version, builtOn, pocket, others } = value;
  const areFiles = (list: unknown) => Array.isArray(list) && list.every(isFile);
  return typeof version === 'string' && typeof builtOn === 'string' && areFiles(pocket) && areFiles(others);
}

/** Returns true if a value is a note of a version. */
export function isVersionNote(value: unknown): value is VersionNote {
  if (!isRecord(value)) return false;
  return (
    typeof value.version === 'string' && typeof value.builtOn === 'string' && typeof value.bytes === 'number'
  );
}

const indexes = new WeakMap<GuideVersion, Map<string, GuideFile>>();

/** Returns the file of a version at an address. */
export function fileAt(version: GuideVersion, url: string): GuideFile | undefined {
  let index = indexes.get(version);
  if (!index) {
    index = new Map([...version.pocket, ...version.others].map((file) => [file[0], file]));
    indexes.set(version, index);
  }
  return index.get(url);
}

/**
 * Returns the address of a page or file as versions list it: from the root of the guide, without query, fragment and
 * slash at the end.
 */
export function listedUrl(address: string): string {
  const { pathname } = new URL(address);
  return withoutBase(pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname);
}

/** Returns the size of several files together, in bytes. */
export const bytesOf = (files: readonly GuideFile[]): number =>
  files.reduce((sum, [, , bytes]) => sum + bytes, 0);

/** Returns the short description of a version. */
export const noteOf = ({ version, builtOn, pocket }: GuideVersion): VersionNote => ({
  version,
  builtOn,
  bytes: bytesOf(pocket),
});
