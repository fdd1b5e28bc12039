import type { SavedKey, Stop, TripChoices, TripForm } from './trip.ts';
import { isDate } from './tripDates.ts';

/** A plan as it travels in an address: what was asked for and what was chosen. The rest follows from the rules. */
export interface SharedPlan {
  form: TripForm;
  choices: TripChoices;
  /** What its visitor had saved when it was made. */
  saved: readonly SavedKey[];
}

/** Goes up when older codes can no longer be read. */
const version = '1';

/** Longest code that is read; a trip of thirty days takes a tenth of it. */
const longestCode = 20_000;

/** A plan as a short text for the fragment of an address: version, checksum and compressed choices. */
export async function encodePlan({ form, choices, saved }: SharedPlan): Promise<string> {
  const packed = JSON.stringify([
    ...formKeys.map((key) => form[key]),
    saved,
    choices.stay && [choices.stay.slug, choices.stay.name],
    choices.days.map((stops) =>
      stops.map(({ place, name, part, isLocked }) => [
        place,
        name,
        part === 'morning' ? 0 : 1,
        isLocked ? 1 : 0,
      ]),
    ),
  ]);
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(packed));
  const body = toText(bytes);
  return `${version}.${await checksum(body)}.${body}`;
}

/** The plan of a code, or what is wrong with the code, for people. Never throws. */
export async function decodePlan(code: string): Promise<SharedPlan | { problem: string }> {
  const [number, sum, body = ''] = code.split('.');
  if (number !== version) return { problem: 'This link is of another version of the planner.' };
  if (code.length > longestCode || sum !== (await checksum(body))) return { problem: damaged };
  try {
    const bytes = await through(new DecompressionStream('deflate-raw'), toBytes(body));
    return readPlan(JSON.parse(new TextDecoder().decode(bytes))) ?? { problem: damaged };
  } catch {
    return { problem: damaged };
  }
}

const damaged = 'This link is damaged: a part of it is missing or was changed.';

const formKeys = [
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

/** Reads what was packed, whatever it is; null for anything else than a plan. */
function readPlan(packed: unknown): SharedPlan | null {
  if (!Array.isArray(packed) || packed.length !== formKeys.length + 3) return null;
  const values: unknown[] = packed;
  const form: unknown = Object.fromEntries(formKeys.map((key, index) => [key, values[index]]));
  const [saved, stay, days] = [values.at(-3), readStay(values.at(-2)), readDays(values.at(-1))];
  if (!isTripForm(form) || !isSavedList(saved) || stay === undefined || !days) return null;
  return { form, choices: { stay, days }, saved };
}

/** Whether a value is a form whose fields are of the right kind; what is offered may have changed since. */
export function isTripForm(value: unknown): value is TripForm {
  if (typeof value !== 'object' || value === null) return false;
  const { startDate, endDate, groupSize, interests, ...texts } = value as Record<string, unknown>;
  const words = [texts.budget, texts.activityLevel, texts.accommodationType, texts.diningPreference];
  return (
    [startDate, endDate].every((date) => typeof date === 'string' && (date === '' || isDate(date))) &&
    typeof groupSize === 'number' &&
    Array.isArray(interests) &&
    interests.every((interest) => typeof interest === 'string') &&
    [...words, texts.specialRequests].every((text) => typeof text === 'string')
  );
}

/** A plan as an object, from storage; null for anything else. */
export function readTrip(value: unknown): SharedPlan | null {
  const { form, choices, saved } = recordOf(value);
  const { stay, days } = recordOf(choices);
  const { slug, name } = recordOf(stay);
  const stops = Array.isArray(days) ? days : null;
  if (!isTripForm(form) || !isSavedList(saved) || !stops) return null;
  const packed = stops.map((day: unknown) =>
    Array.isArray(day)
      ? day.map((stop: unknown) => {
          const { place, name: called, part, isLocked } = recordOf(stop);
          return [place, called, part === 'morning' ? 0 : 1, isLocked === true ? 1 : 0];
        })
      : null,
  );
  const read = readDays(packed);
  const bed = stay === null ? null : readStay([slug, name]);
  return read && bed !== undefined ? { form, choices: { stay: bed, days: read }, saved } : null;
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function readStay(value: unknown): TripChoices['stay'] | undefined {
  if (value === null) return null;
  const [slug, name] = Array.isArray(value) ? (value as unknown[]) : [];
  return typeof slug === 'string' && typeof name === 'string' ? { slug, name } : undefined;
}

function readDays(value: unknown): Stop[][] | null {
  if (!Array.isArray(value)) return null;
  const days = value.map((stops: unknown) =>
    Array.isArray(stops) ? stops.map((stop: unknown) => readStop(stop)) : [null],
  );
  return days.every((stops): stops is Stop[] => stops.every((stop) => stop !== null)) ? days : null;
}

function readStop(value: unknown): Stop | null {
  const [place, name, part, locked] = Array.isArray(value) ? (value as unknown[]) : [];
  if (!isPlaceKey(place) || typeof name !== 'string') return null;
  return { place, name, part: part === 0 ? 'morning' : 'afternoon', isLocked: locked === 1 };
}

function isPlaceKey(value: unknown): value is Stop['place'] {
  return typeof value === 'string' && /^(attraction|activity|trail)\/[a-z0-9-]+$/.test(value);
}

function isSavedList(value: unknown): value is SavedKey[] {
  return (
    Array.isArray(value) &&
    value.every(
      (key) => typeof key === 'string' && /^(attraction|activity|trail|accommodation)\/[a-z0-9-]+$/.test(key),
    )
  );
}

/** The first eight characters of the SHA-256 of a text. */
async function checksum(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return toText(new Uint8Array(hash)).slice(0, 8);
}

async function through(
  transform: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const writer = transform.writable.getWriter();
  const written = writer.write(bytes).then(() => writer.close());
  const [read] = await Promise.all([new Response(transform.readable).arrayBuffer(), written]);
  return new Uint8Array(read);
}

/** Base64 for addresses, without padding. */
function toText(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
}
