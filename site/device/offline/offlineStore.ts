import { create } from 'zustand';
import type { VersionNote } from './guideVersion.ts';

/**
 * State of the offline copy on this device. unsupported: the browser keeps nothing. part: some of it is there, since a
 * download was cut or the browser took some back.
 */
export type OfflineStatus = 'unknown' | 'unsupported' | 'none' | 'part' | 'downloading' | 'kept';

/** Why a download stopped: network error, no storage space, or storage denied. */
export type OfflineError = 'network' | 'room' | 'denied';

export interface OfflineState {
  status: OfflineStatus;
  /** Bytes that are stored, and bytes in all. */
  done: number;
  total: number;
  /** The day of the guide that is kept whole, YYYY-MM-DD. */
  keptOf: string | null;
  /** Version on the host; undefined before the request, null while it is out of reach. */
  shown: VersionNote | null | undefined;
  /** True if the browser promised to keep the storage; null before the request. */
  persisted: boolean | null;
  problem: OfflineError | null;
  /** A version of the host that is not the one this tab shows, and bytes that it would cost. */
  newer: { note: VersionNote; bytes: number } | null;
}

/** The offline copy as the pages show it. The truth is in the storage of the browser. */
export const useOfflineCopy = create<OfflineState>()(() => ({
  status: 'unknown',
  done: 0,
  total: 0,
  keptOf: null,
  shown: undefined,
  persisted: null,
  problem: null,
  newer: null,
}));
