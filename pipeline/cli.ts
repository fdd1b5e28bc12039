import { UsageError } from './commands/usageError.ts';

type Command = (args: string[]) => Promise<number>;

// Loaded one at a time: the dev server alone needs a second to load.
const commands: Record<string, () => Promise<Command>> = {
  check: async () => (await import('./commands/check.ts')).check,
  data: async () => (await import('./commands/data.ts')).data,
  build: async () => (await import('./commands/build.ts')).build,
  pictures: async () => (await import('./commands/pictures.ts')).pictures,
  new: async () => (await import('./commands/newRecord.ts')).newRecord,
  'gpx:import': async () => (await import('./commands/importGpx.ts')).importGpx,
  'api:diff': async () => (await import('./commands/apiDiff.ts')).apiDiff,
  coverage: async () => (await import('./commands/coverage.ts')).coverage,
  links: async () => (await import('./commands/links.ts')).links,
  bench: async () => (await import('./commands/bench.ts')).bench,
  reference: async () => (await import('./commands/reference.ts')).reference,
  dev: async () => (await import('./commands/dev.ts')).dev,
};

/** Runs the subcommand named first. Exit codes: 0 done, 1 problems or failure, 2 wrong usage. */
async function main([name = '', ...args]: string[]): Promise<number> {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  try {
    if (!load) throw new UsageError(`Commands: ${Object.keys(commands).join(', ')}`);
    const command = await load();
    return await command(args);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    console.error(error.message);
    return error instanceof UsageError ? 2 : 1;
  }
}

process.exitCode = await main(process.argv.slice(2));
