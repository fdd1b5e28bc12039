import { create } from 'zustand';
import type { VersionNote } from './guideVersion.ts';

/**
 * State of the pocket on this device. unsupported: the browser keeps nothing. part: some of it is there, since a
 * download was cut or the browser took some back.
 */
export type PocketStatus = 'unknown' | 'unsupported' | 'none' | 'part' | 'taking' | 'kept';

/** Why a download ended early: the network, the room on the device, or the browser, which keeps nothing. */
export type PocketProblem = 'network' | 'room' | 'denied';

export interface PocketState {
  status: PocketStatus;
  /** Bytes that are stored, and bytes in all. */
  done: number;
  total: number;
  /** The day of the guide that is kept whole, YYYY-MM-DD. */
  keptOf: string | null;
  /** Version on the host; undefined before it was asked, null while it is out of reach. */
  shown: VersionNote | null | undefined;
  /** True if the browser promised to keep the storage; null before it was asked. */
  persisted: boolean | null;
  problem: PocketProblem | null;
  /** A version of the host that is not the one this tab shows, and bytes that it would cost. */
  newer: { note: VersionNote; bytes: number } | null;
}

/** The pocket as the pages show it. The truth is in the storage of the browser. */
export const usePocket = create<PocketState>()(() => ({
  status: 'unknown',
  done: 0,
  total: 0,
  keptOf: null,
  shown: undefined,
  persisted: null,
  problem: null,
  newer: null,
}));
