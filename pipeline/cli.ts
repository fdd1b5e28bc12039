import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Types are stripped and code is compiled once, for all commands and the programs that they start.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../.cache/compiled');
enableCompileCache();
const { runCommand } = await import('./commands/runCommand.ts');

process.exitCode = await runCommand(process.argv.slice(2));
