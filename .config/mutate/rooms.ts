import { globSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

interface Room {
  modules: string[];
  /** Modules that are not pure: they start programs, read folders, ask other hosts or show things. */
  without: string[];
}

/** Pure modules: their answer depends on what they are asked alone. Each room is judged by itself. */
const rooms: Record<string, Room> = {
  pipeline: {
    // Not pictures: a mutated brush draws another picture, and no rule says which is right.
    modules: [
      '{apiDiff,content,coverage,derive,events,geometry,import,linkCheck,markdown,report,spelling,time,validate}/**/*.ts',
    ],
    without: [
      // Reads files again to show their lines.
      'report/sourceTexts.ts',
      // Publish commits and read what they published.
      'apiDiff/{publishCommit,publishedFolder}.ts',
      // Asks other hosts, writes folders: the tests of the import see to them.
      'events/{fetch/fetchFeed,write/importedFiles}.ts',
      // Compiles the schemas.
      'validate/authoredSchemas.ts',
    ],
  },
  'schemas/rules': {
    modules: ['**/*.ts'],
    // Tables without a rule: the tests of served answers and of pages see to them.
    without: ['outsideDelays.ts', 'securityHeaders.ts', 'stayTypeLabels.ts'],
  },
  'site/features': {
    modules: ['**/*.ts'],
    without: [
      // Looks, hooks and stores: component and browser tests see to them.
      '**/*.css.ts',
      '**/use*.ts',
      '**/*Store.ts',
      // Hand a file to the browser, put a script into the page, ask another host.
      'budget/saveBudget.ts',
      'consent/googleTag.ts',
      'planner/fetchWeather.ts',
      // Trips for tests.
      'planner/rules/testTrips.ts',
    ],
  },
  // Hooks: component tests see to them.
  'site/query': { modules: ['*.ts'], without: ['use*.ts'] },
  'site/calendar': { modules: ['*.ts'], without: ['use*.ts'] },
  'site/partners': { modules: ['*.ts'], without: [] },
  functions: {
    modules: ['**/*.ts'],
    // Servers.
    without: ['serve.ts', 'worker.ts'],
  },
};

export const roomNames: readonly string[] = Object.keys(rooms);

/** The pure modules of a room, those below a folder alone if one is named. */
export function modulesOf(room: string, folder = ''): string[] {
  const { modules, without } = rooms[room] ?? { modules: [], without: [] };
  const inRoom = (patterns: string[]) => patterns.map((pattern) => `${room}/${pattern}`);
  const paths = globSync(inRoom(modules), {
    cwd: root,
    exclude: inRoom([...without, '**/*.test.ts', '**/*.d.ts']),
  });
  return paths
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path === folder || path.startsWith(folder === '' ? '' : `${folder}/`));
}
