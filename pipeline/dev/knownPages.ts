import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Pages that the content does not name: for those who build the guide, and for devices without a network. */
const ownPages = ['/offline'];

/** Pages added, renamed and removed since the development server started. */
export interface KnownPages {
  /** Looks again, after the data was written. */
  refresh: () => void;
  has: (path: string) => boolean;
  /** Returns the present address of a page or file that was renamed, or null. */
  movedTo: (path: string) => string | null;
  /** Returns the pages that were added to the folder of a removed page; null if that page never existed. */
  cameInsteadOf: (path: string) => string[] | null;
}

/** Follows which pages there are, by the routes in the data folder. */
export function followPages(dataDir: string): KnownPages {
  let routes = new Set<string>();
  let moves: ReadonlyMap<string, string> = new Map();
  /** Pages that came after the start, and those that went. */
  const came = new Set<string>();
  const gone = new Set<string>();
  const refresh = () => {
    const now = readRoutes(dataDir);
    for (const path of now) {
      gone.delete(path);
      if (routes.size > 0 && !routes.has(path)) came.add(path);
    }
    for (const path of routes) {
      if (now.has(path)) continue;
      gone.add(path);
      came.delete(path);
    }
    routes = now;
    moves = readMoves(dataDir);
  };
  const folder = (path: string) => path.slice(0, path.lastIndexOf('/'));
  return {
    refresh,
    has: (path) => routes.has(path) || ownPages.includes(path),
    movedTo: (path) => moves.get(path) ?? null,
    cameInsteadOf: (path) =>
      gone.has(path) ? [...came].filter((other) => folder(other) === folder(path)) : null,
  };
}

function readRoutes(dataDir: string): Set<string> {
  const file = join(dataDir, 'api/routes.json');
  return new Set(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : []);
}

/** Reads the redirects that are published for the host: a former address, the present one and a status on each line. */
function readMoves(dataDir: string): ReadonlyMap<string, string> {
  const file = join(dataDir, '_redirects');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const [from, to] = line.split(' ');
      return from && to ? [[from, to]] : [];
    }),
  );
}
