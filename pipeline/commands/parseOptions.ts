import { parseArgs } from 'node:util';
import { UsageError } from './usageError.ts';

/**
 * The values of `--name value` options by name. Throws a UsageError on an unknown option, on an argument that is no
 * option and on an option without value.
 */
export function parseOptions<Name extends string>(
  args: string[],
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    const { values } = parseArgs({ args, options, strict: true });
    return values as Partial<Record<Name, string>>;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${reason}\nOptions: ${names.map((name) => `--${name} …`).join(' ')}`);
  }
}
