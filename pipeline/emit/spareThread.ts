import { linkSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { isFinishedBuild } from './manifest.ts';

/* The thread of `startSpare`. */
const { out, spare } = workerData as { out: string; spare: string };

function linkBelow(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkBelow(source, target);
    else linkSync(source, target);
  }
}

try {
  if (isFinishedBuild(out)) linkBelow(out, spare);
} catch (error) {
  // Another disk, one without links, a full one, another build at work: the rest is written.
  if (!(error instanceof Error && 'syscall' in error)) throw error;
}
