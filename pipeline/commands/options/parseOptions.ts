import { parseArgs } from 'node:util';
import { UsageError } from './usageError.ts';

/**
 * Returns the values of `--name value` options by name, and of the arguments before or between them under the names
 * given for them, all of which must be there. Throws a UsageError on anything else.
 */
export function parseOptions<Name extends string, Argument extends string = never>(
  args: string[],
  names: readonly Name[],
  argumentNames: readonly Argument[] = [],
): Partial<Record<Name, string>> & Record<Argument, string> {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  const usage = [
    ...(argumentNames.length > 0
      ? [`Arguments: ${argumentNames.map((name) => name.toUpperCase()).join(' ')}`]
      : []),
    `Options: ${names.map((name) => `--${name} …`).join(' ')}`,
  ].join('\n');
  try {
    const { values, positionals } = parseArgs({
      args,
      options,
      strict: true,
      allowPositionals: argumentNames.length > 0,
    });
    if (positionals.length !== argumentNames.length) {
      throw new Error(`${argumentNames.length} arguments are needed (got ${positionals.length})`);
    }
    const given = Object.fromEntries(argumentNames.map((name, index) => [name, positionals[index]]));
    return { ...values, ...given } as Partial<Record<Name, string>> & Record<Argument, string>;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${reason}\n${usage}`);
  }
}
