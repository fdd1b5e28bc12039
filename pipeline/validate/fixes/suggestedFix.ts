import type { ErrorObject } from 'ajv/dist/2020.js';

/** Suggestion for a value that its schema refuses. `message` replaces the schema's message if the cause is known. */
export interface SuggestedFix {
  message?: string | undefined;
  suggestion: string;
}

/** A refused value and its position. */
export interface RefusedValue {
  error: ErrorObject;
  /** Its path, for people. */
  name: string;
  /** Its line of the file. */
  line: string;
  /** The group of keys that holds it. */
  parent: unknown;
  /** True for a key of the record itself that it may lack. */
  isOptional: boolean;
  /** Returns the records with a file name, as kind/file-name. */
  keysOf: (slug: string) => readonly string[];
}

/** Returns the suggestion for a refused value of one kind; null if the value is of another. */
export type SuggestFix = (refused: RefusedValue) => SuggestedFix | null;

/** Returns true if a schema asks for one of the types. */
export const hasType = ({ params }: ErrorObject, ...types: string[]) =>
  types.some((type) => [params.type as string | string[]].flat().includes(type));

/** Returns true if a value is a group of keys. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
