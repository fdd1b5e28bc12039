import { valueAt, type ContentFile, type KeyPath } from '../content/loadedContent.ts';
import { type NewValue, withValues } from './withValues.ts';

/** A look at a source. */
export interface Look {
  /** Path of the keys source, status and verifiedOn. */
  group: KeyPath;
  values: readonly NewValue[];
  source: string;
  status: 'official' | 'secondary';
  /** Day of the look, YYYY-MM-DD. */
  on: string;
}

/**
 * Returns the text of a record after a look at a source: with the new values, the source, its status and the day. Groups
 * that have no verifiedOn, such as coordinates, get none.
 */
export function verifiedText({ text, data }: Pick<ContentFile, 'text' | 'data'>, look: Look): string {
  const { group, values, source, status, on } = look;
  return withValues(text, [
    ...values,
    { path: [...group, 'source'], value: source },
    { path: [...group, 'status'], value: status },
    ...(hasDay(data, group) ? [{ path: [...group, 'verifiedOn'], value: on }] : []),
  ]);
}

/** Returns true if a group of keys says when it was last verified. */
export function hasDay(data: unknown, group: KeyPath): boolean {
  return valueAt(data, [...group, 'verifiedOn']) !== undefined;
}
