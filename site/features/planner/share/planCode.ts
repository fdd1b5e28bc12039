import { planLimits } from '../rules/planLimits.ts';
import { isPlan, type SharedPlan } from './plan.ts';

/** Encodes a plan for the fragment of a URL. The compression ends with a checksum of its own. */
export async function encodePlan({ form, choices, saved }: SharedPlan): Promise<string> {
  const text = new Blob([JSON.stringify({ form, choices, saved })]).stream();
  const packed = await new Response(text.pipeThrough(new CompressionStream('deflate'))).arrayBuffer();
  const binary = Array.from(new Uint8Array(packed), (byte) => String.fromCodePoint(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Decodes a plan, or returns a message about an unreadable code. Signs after the code, which programs take for a part
 * of the link, are left out. The limit of its length keeps the unpacked text below 40 MB. Never throws.
 */
export async function decodePlan(code: string): Promise<SharedPlan | { problem: string }> {
  const problem = 'This link is incomplete, changed or from another version of the planner.';
  const [text = ''] = /^[\w-]*/.exec(code) ?? [];
  if (text.length > planLimits.code) return { problem };
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const packed = new Blob([Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0)]).stream();
    const unpacked = new Response(packed.pipeThrough(new DecompressionStream('deflate')));
    const plan: unknown = await unpacked.json();
    return isPlan(plan) ? plan : { problem };
  } catch {
    return { problem };
  }
}
