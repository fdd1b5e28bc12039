import { planLimits } from '../rules/planLimits.ts';
import { isSavedList, readBeds, readDays, readOneBed, readTripForm, type SharedPlan } from './readPlan.ts';
import type { TripForm } from '../rules/trip.ts';
import { through, unpackWithin } from './unpackWithin.ts';

/** Version of the codes that are made. */
const version = '2';

/** Encodes a plan for the fragment of a URL: version, checksum and compressed choices. */
export async function encodePlan({ form, choices, saved }: SharedPlan): Promise<string> {
  const packed = JSON.stringify([
    ...formKeys.map((key) => form[key]),
    saved,
    choices.stays.map((bed) => bed && [bed.slug, bed.name]),
    choices.days.map((stops) =>
      stops.map(({ place, name, part, isLocked }) => [
        place,
        name,
        part === 'morning' ? 0 : 1,
        isLocked ? 1 : 0,
      ]),
    ),
  ]);
  const compressed = through(new CompressionStream('deflate-raw'), new TextEncoder().encode(packed));
  const body = toText(new Uint8Array(await new Response(compressed).arrayBuffer()));
  return `${version}.${await checksum(body)}.${body}`;
}

/**
 * Decodes a plan, or returns a message about the broken code. Signs after the code, which programs take for a part of
 * the link, are left out. Never throws.
 */
export async function decodePlan(code: string): Promise<SharedPlan | { problem: string }> {
  const [number, sum, text = ''] = code.split('.');
  const keys = number === version ? formKeys : number === '1' ? formKeysOfFirst : null;
  if (!keys) return { problem: 'This link was made with another version of the planner.' };
  if (code.length > planLimits.code) return { problem: unreadable };
  const body = await bodyOf(text, sum);
  if (body === null) return { problem: damaged };
  try {
    const bytes = await unpackWithin(toBytes(body), planLimits.unpackedBytes);
    return readPlan(JSON.parse(new TextDecoder().decode(bytes)), keys) ?? { problem: unreadable };
  } catch {
    return { problem: unreadable };
  }
}

const damaged = 'This link is damaged: a part of it is missing or was changed.';
const unreadable = 'This link is damaged, or it holds more than a plan can hold.';

const formKeysOfFirst = [
  'startDate',
  'endDate',
  'budget',
  'groupSize',
  'interests',
  'activityLevel',
  'accommodationType',
  'diningPreference',
  'specialRequests',
] as const satisfies (keyof TripForm)[];

const formKeys = [
  ...formKeysOfFirst,
  'arrivalTime',
  'departureTime',
  'childAges',
  'transport',
  'isOneBed',
] as const satisfies (keyof TripForm)[];

/** Reads an unpacked value whose form has these fields; null unless it is a plan within the limits. */
function readPlan(packed: unknown, keys: readonly (keyof TripForm)[]): SharedPlan | null {
  if (!Array.isArray(packed) || packed.length !== keys.length + 3) return null;
  const values: unknown[] = packed;
  const form = readTripForm(Object.fromEntries(keys.map((key, index) => [key, values[index]])));
  const [saved, days] = [values.at(-3), readDays(values.at(-1))];
  const stays = keys === formKeys ? readBeds(values.at(-2)) : readOneBed(values.at(-2), days);
  if (!form || !isSavedList(saved) || !stays || !days) return null;
  return { form, choices: { stays, days }, saved };
}

/** Matches the signs of base64url. Of those at the end, `_` and `-` may also be a sign after the link. */
const encoded = /^([\w-]*?)([_-]*)(?![\w-])/;

/** Returns the beginning of a text that has a checksum, without signs that follow it; null if none has. */
async function bodyOf(text: string, sum: string | undefined): Promise<string | null> {
  const [, start = '', dashes = ''] = encoded.exec(text) ?? [];
  for (let length = dashes.length; length >= Math.max(0, dashes.length - mostSigns); length -= 1) {
    const body = start + dashes.slice(0, length);
    if (sum === (await checksum(body))) return body;
  }
  return null;
}

/** Greatest number of signs after a link that are tried without: three around a word is the most that Markdown has. */
const mostSigns = 3;

/** Returns the first eight characters of the SHA-256 of a text. */
async function checksum(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return toText(new Uint8Array(hash)).slice(0, 8);
}

/** Encodes bytes as base64url without padding. */
function toText(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
}
