import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { ManifestEntry } from '../files/files.ts';
import { basePathOf } from '#schemas/rules/basePath.ts';

/** A file of the static site; a page also has the hash of its text without the day of the build. */
export interface SiteFile extends ManifestEntry {
  textSha256?: string;
}

/** The program that writes the static site. It starts with what needs no data, before the data is there. */
export interface SiteProgram extends Disposable {
  pid: number | undefined;
  /** Orders the site for the published files. Resolves once the order is sent, because a busy process would delay it. */
  send: (order: SiteOrder) => Promise<void>;
  /** Every file of the site, once all are written. Rejects when the program fails. */
  files: Promise<SiteFile[]>;
}

export interface SiteOrder {
  /** Folder of the published files. */
  published: string;
  /** Folder to write the site to: pages, scripts, styles and the files of public/. */
  out: string;
}

/** Messages of the program: its progress, and at the end the files that it wrote or the reason of its failure. */
type Message = { progress: { done: number; total: number } } | { files: SiteFile[] } | { failure: string };

export interface SiteCommand {
  module: string;
  onProgress?: (done: number, total: number) => void;
}

/**
 * Starts the program of the site, see `site/build/buildSite.ts`, for a guide below a path of its host (empty at the
 * root). Disposing of it ends a program that is still at work.
 */
export function startSiteProgram({ module, onProgress }: SiteCommand, basePath = ''): SiteProgram {
  const child = fork(module, {
    stdio: 'inherit',
    env: { ...process.env, LARCH_BASE: `${basePath}/` },
  });
  const files = filesOf(child, onProgress);
  let isDone = false;
  files.then(
    () => (isDone = true),
    // A program that is disposed of before any order rejects `files`, and no code waits for it.
    () => {},
  );
  return {
    pid: child.pid,
    // Of a program that is gone `files` tells why.
    send: (order) => new Promise((resolve) => child.send(order, () => resolve())),
    files,
    [Symbol.dispose]: () => {
      // A program that has sent its files ends by itself, and stores its compiled code while it does.
      if (!isDone) child.kill();
    },
  };
}

function filesOf(child: ChildProcess, onProgress: SiteCommand['onProgress']): Promise<SiteFile[]> {
  return new Promise((resolve, reject) => {
    let failure: string | null = null;
    child.on('message', (message: Message) => {
      if ('files' in message) resolve(message.files);
      else if ('failure' in message) failure = message.failure;
      else onProgress?.(message.progress.done, message.progress.total);
    });
    child.on('error', reject);
    // The end of a program may be known before the last of its messages is read.
    const disconnected = once(child, 'disconnect');
    child.on('exit', (code, signal) => {
      const end = `the site build ended with ${signal ?? `exit code ${code}`}`;
      disconnected.then(() => reject(new Error(failure ?? end)), reject);
    });
  });
}

/**
 * Reads the path below which the guide of a content folder stands on its host, before the content is loaded: the code is
 * bundled for it meanwhile. Empty for a file that cannot be read; loading it says why.
 */
export function readBasePath(content: string): string {
  try {
    const site: unknown = parse(readFileSync(join(content, 'site.yaml'), 'utf8'));
    return typeof site === 'object' && site !== null && 'url' in site ? basePathOf(String(site.url)) : '';
  } catch {
    return '';
  }
}
