import { parseArgs } from 'node:util';
import { UsageError } from './usageError.ts';

/** Names of what a command takes. */
interface Accepted<Option extends string, Flag extends string, Argument extends string> {
  /** Options with a value: `--name value`. */
  options?: readonly Option[];
  /** Options without one: `--name`. */
  flags?: readonly Flag[];
  /** Arguments before or between the options, in order; each must be there. */
  arguments?: readonly Argument[];
}

/** Returns options, flags and arguments by their names. Throws a UsageError on anything that a command does not take. */
export function parseOptions<
  Option extends string = never,
  Flag extends string = never,
  Argument extends string = never,
>(
  args: string[],
  { options = [], flags = [], arguments: needed = [] }: Accepted<Option, Flag, Argument>,
): Partial<Record<Option, string>> & Record<Flag, boolean> & Record<Argument, string> {
  const usage = [
    ...(needed.length > 0 ? [`Arguments: ${needed.map((name) => name.toUpperCase()).join(' ')}`] : []),
    `Options: ${[...options.map((name) => `--${name} …`), ...flags.map((name) => `--${name}`)].join(' ')}`,
  ].join('\n');
  try {
    const { values, positionals } = parseArgs({
      args,
      options: Object.fromEntries([
        ...options.map((name) => [name, { type: 'string' }] as const),
        ...flags.map((name) => [name, { type: 'boolean', default: false }] as const),
      ]),
      strict: true,
      allowPositionals: needed.length > 0,
    });
    if (positionals.length !== needed.length) {
      throw new Error(`${needed.length} arguments are needed (got ${positionals.length})`);
    }
    const given = Object.fromEntries(needed.map((name, index) => [name, positionals[index]]));
    return { ...values, ...given } as Partial<Record<Option, string>> &
      Record<Flag, boolean> &
      Record<Argument, string>;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${reason}\n${usage}`);
  }
}
