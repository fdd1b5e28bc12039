import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * Parses the arguments of a script of package.json. Prints `usage` and exits with 0 for --help; exits with 2 and the
 * usage for an option that does not exist.
 */
export function scriptOptions<const C extends ParseArgsConfig>(usage: string, config: C) {
  try {
    if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
      console.log(usage);
      process.exit(0);
    }
    return parseArgs(config);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    process.exit(2);
  }
}
