import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Types are stripped and code is compiled once, for all commands and the programs that they start.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../.cache/compiled');
enableCompileCache();
const { runCommand } = await import('./commands/runCommand.ts');
const { watchOutput } = await import('./commands/output/output.ts');

let lost = 0;
watchOutput(process.stdout, () => {
  lost = 1;
  process.exitCode = lost;
});
process.exitCode = (await runCommand(process.argv.slice(2))) || lost;
// After a failure, work that is still running (for example pictures for a full disk) is of no use.
if (process.exitCode !== 0) process.stdout.write('', () => process.exit());
