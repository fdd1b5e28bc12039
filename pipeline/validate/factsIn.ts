import type { ContentFile, KeyPath } from '../content/loadedContent.ts';
import { allEntries, type CheckedContent } from '../content/checkedContent.ts';
import { valuesIn } from './valuesIn.ts';

/** A figure that says where it comes from. */
export interface Fact {
  file: ContentFile;
  /** Path of the group of keys that holds source and status. */
  path: KeyPath;
  source: string;
  status: 'official' | 'secondary' | 'unverified';
  /** Calendar date of the last check, null if it was never checked. */
  verifiedOn: string | null;
  /** Prices go stale sooner than the rest. */
  isPrice: boolean;
}

/** Two rules ask for the same figures. */
const facts = new WeakMap<CheckedContent, readonly Fact[]>();

/** Returns every figure with a source, at any depth of the content. */
export function factsIn(content: CheckedContent): readonly Fact[] {
  const found = facts.get(content) ?? findFacts(content);
  facts.set(content, found);
  return found;
}

function findFacts(content: CheckedContent): Fact[] {
  return allEntries(content).flatMap(({ kind, file, data }) =>
    valuesIn(data, isSourced).map(({ path, value }): Fact => {
      const { source, status, verifiedOn } = value;
      const isPrice = kind === 'rates' || kind === 'planner' || 'amount' in value || 'price' in value;
      return { file, path, source, status, verifiedOn: verifiedOn ?? null, isPrice };
    }),
  );
}

/** Returns true for a group of keys that says where it comes from. */
export function isSourced(
  value: unknown,
): value is Pick<Fact, 'source' | 'status'> & { verifiedOn?: string | null } {
  return typeof value === 'object' && value !== null && 'source' in value && 'status' in value;
}

/** Returns the longest time in days for which a check of a figure holds. */
export function daysUntilStale(fact: Fact): number {
  return fact.isPrice ? 180 : 365;
}

/** Returns whole days from one calendar date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
