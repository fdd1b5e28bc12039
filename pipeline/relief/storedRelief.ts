import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HeightGrid } from '../geometry/heightGrid.ts';
import { type ReliefFeature, reliefFeatures } from './reliefFeatures.ts';

/** Increased when the same heights give another relief. */
const version = 1;

/**
 * Returns the relief of a grid, and nothing without a grid. It is stored under a hash of the heights, because making it
 * takes seconds and heights hardly ever change.
 */
export function storedRelief(grid: HeightGrid | null, folder: string): ReliefFeature[] {
  if (!grid) return [];
  const { heights, ...size } = grid;
  const hash = createHash('sha256')
    .update(JSON.stringify({ version, size }))
    .update(new Uint8Array(heights.buffer, heights.byteOffset, heights.byteLength))
    .digest('hex')
    .slice(0, 20);
  const name = `${hash}.json`;
  const file = join(folder, name);
  const stored = existsSync(file) ? readStored(file) : null;
  if (stored) return stored;
  const features = reliefFeatures(grid);
  mkdirSync(folder, { recursive: true });
  // What does not end with .json is being written by another build.
  for (const other of readdirSync(folder))
    if (other.endsWith('.json') && other !== name) rmSync(join(folder, other), { force: true });
  const fresh = `${file}.${randomUUID()}`;
  writeFileSync(fresh, JSON.stringify(features));
  renameSync(fresh, file);
  return features;
}

/** Reads a stored relief; null for a file that was cut off. */
function readStored(file: string): ReliefFeature[] | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ReliefFeature[];
  } catch {
    return null;
  }
}
