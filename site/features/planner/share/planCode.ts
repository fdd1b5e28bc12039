import { planLimits } from '../rules/planLimits.ts';
import { isPlan, type SharedPlan } from './plan.ts';

/** Encodes a plan for the fragment of a URL. The compression ends with a checksum of its own. */
export async function encodePlan({ form, choices, saved }: SharedPlan): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify({ form, choices, saved }));
  const packed = await new Response(through(new CompressionStream('deflate'), text)).arrayBuffer();
  const binary = Array.from(new Uint8Array(packed), (byte) => String.fromCodePoint(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Decodes a plan, or returns a message about an unreadable code. Signs after the code, which programs take for a part
 * of the link, are left out. Never throws.
 */
export async function decodePlan(code: string): Promise<SharedPlan | { problem: string }> {
  const problem = 'This link is incomplete, changed or from another version of the planner.';
  const [text = ''] = /^[\w-]*/.exec(code) ?? [];
  if (text.length > planLimits.code) return { problem };
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
    const unpacked = await unpackWithin(packed, planLimits.unpackedBytes);
    const plan: unknown = JSON.parse(new TextDecoder().decode(unpacked));
    return isPlan(plan) ? plan : { problem };
  } catch {
    return { problem };
  }
}

/** Sends bytes through a transform. A failure to write surfaces when reading. */
function through(
  { writable, readable }: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): ReadableStream<Uint8Array> {
  const writer = writable.getWriter();
  writer
    .write(bytes)
    .then(() => writer.close())
    .catch(() => {});
  return readable;
}

/** Decompresses bytes. Throws a RangeError as soon as the output exceeds `most` bytes. */
async function unpackWithin(packed: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array> {
  const reader = through(new DecompressionStream('deflate'), packed).getReader();
  const unpacked = new Uint8Array(most);
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (length + part.value.length > most) {
      await reader.cancel();
      throw new RangeError(`More than ${most} bytes.`);
    }
    unpacked.set(part.value, length);
    length += part.value.length;
  }
  return unpacked.subarray(0, length);
}
