import { UnreadableFeed } from './feedEvent.ts';
import { parseJson } from './parseJson.ts';

/** Parses a body as JSON. Throws an UnreadableFeed when it is broken or cut off. */
export function jsonBody(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnreadableFeed(`the JSON is broken or cut off: ${reason}`, { cause: error });
  }
}
