import { describeSystemError } from './output/output.ts';
import { helpOf } from './options/usage.ts';
import { UsageError } from './options/options.ts';

type Command = (args: string[]) => Promise<number>;

// Loaded one at a time: the dev server alone needs a second to load.
const commands: Record<string, () => Promise<Command>> = {
  check: async () => (await import('./check.ts')).check,
  data: async () => (await import('./data.ts')).data,
  build: async () => (await import('./build.ts')).build,
  pictures: async () => (await import('./pictures.ts')).pictures,
  new: async () => (await import('./newRecord.ts')).newRecord,
  rename: async () => (await import('./rename.ts')).rename,
  'gpx:import': async () => (await import('./importGpx.ts')).importGpx,
  'photo:add': async () => (await import('./addPhoto.ts')).addPhoto,
  'heights:import': async () => (await import('./importHeights.ts')).importHeights,
  'events:refresh': async () => (await import('./eventsRefresh.ts')).eventsRefresh,
  'api:diff': async () => (await import('./apiDiff.ts')).apiDiff,
  coverage: async () => (await import('./coverage.ts')).coverage,
  links: async () => (await import('./links.ts')).links,
  'deploy:check': async () => (await import('./deployCheck.ts')).deployCheck,
  reference: async () => (await import('./reference.ts')).reference,
  editor: async () => (await import('./editor.ts')).editor,
  dev: async () => (await import('./dev.ts')).dev,
};

/** Runs the subcommand named first. Exit codes: 0 done, 1 problems or failure, 2 wrong usage; a command may have more. */
export async function runCommand([name = '', ...args]: string[]): Promise<number> {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const wantsHelp = [name, ...args].some((word) => word === '--help' || word === '-h');
  if (wantsHelp) {
    console.log(helpOf(name));
    return 0;
  }
  try {
    if (!load) {
      const mistake = name === '' ? 'No command given.' : `Unknown command "${name}".`;
      throw new UsageError(`${mistake}\nCommands: ${Object.keys(commands).join(', ')}`);
    }
    const command = await load();
    return await command(args);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    console.error(describeSystemError(error) ?? error.message);
    return error instanceof UsageError ? 2 : 1;
  }
}
