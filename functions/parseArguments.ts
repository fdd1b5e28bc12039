import { parseArgs } from 'node:util';

/** The arguments of a command line, or the exit code with which the program ends. */
type Arguments = { given: string[] } | { exitCode: 0 | 2 };

/**
 * Parses a command line without options, with at most as many arguments as the usage names. Prints the usage for
 * `--help` (exit code 0), and for unknown options and too many arguments (exit code 2).
 */
export function parseArguments(usage: string, most: number): Arguments {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage);
    return { exitCode: 0 };
  }
  try {
    const { positionals } = parseArgs({ args, allowPositionals: true, strict: true, options: {} });
    if (positionals.length <= most) return { given: positionals };
    console.error(`There are ${positionals.length} arguments; at most ${most} are possible.\n${usage}`);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
  return { exitCode: 2 };
}
