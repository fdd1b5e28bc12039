import { type CheckedContent, recordsOf } from '../../../content/checkedContent.ts';
import type { KeyPath } from '../../../content/loadedContent.ts';
import { didYouMean } from '../../../spelling/closest.ts';
import { findingIn, type Finding, type Rule } from '../../findingIn.ts';
import { unknownSlug } from '../../unknownRecord.ts';

export const roads: Rule = {
  name: 'roads',
  description:
    'The roads of roads.yaml join road ends that exist into one network, what closes a road ' +
    'is a notice, and records name road ends that exist.',
  canBeExcused: false,
  check(content) {
    const { roads: file } = content;
    // A file that was refused says nothing of the ends that records name.
    if (!file) return content.hasRefusedFiles ? [] : namedEnds(content, []);
    const ids = file.data.ends.map(({ id }) => id);
    const problem = (path: KeyPath, message: string, suggestion: string) =>
      findingIn(file.file, path, { message, suggestion });
    const reached = reachedFrom(ids[0], file.data.roads);
    // A road to an end that does not exist may be the one that is missing.
    const isBroken = file.data.roads.some(({ from, to }) => !ids.includes(from) || !ids.includes(to));
    return [
      ...ids.flatMap((id, index) => {
        return isBroken || reached.has(id)
          ? []
          : [
              problem(
                ['ends', index, 'id'],
                `no road leads from ${ids[0]} to ${id}`,
                'Add the road, or remove the road end.',
              ),
            ];
      }),
      ...file.data.roads.flatMap(({ from, to, closedBy = [] }, index) => [
        ...(['from', 'to'] as const).flatMap((key) => {
          const id = key === 'from' ? from : to;
          return unknownEnd(id, ids).map((suggestion) =>
            problem(['roads', index, key], `there is no road end "${id}"`, suggestion),
          );
        }),
        ...closedBy.flatMap((slug, at) => {
          const otherwise = 'Name a file of notices without its ending, or remove the entry.';
          const fault = unknownSlug(content, 'notice', slug, otherwise);
          return fault ? [findingIn(file.file, ['roads', index, 'closedBy', at], fault)] : [];
        }),
      ]),
      ...namedEnds(content, ids),
    ];
  },
};

/** Returns a suggestion in a list if a road end does not exist. */
function unknownEnd(id: string, ids: readonly string[]): string[] {
  if (ids.includes(id)) return [];
  return [didYouMean(id, ids) ?? 'Add it under ends of facts/roads.yaml, or name another.'];
}

function namedEnds(content: CheckedContent, ids: readonly string[]): Finding[] {
  return recordsOf(content).flatMap(({ kind, file, data }) => {
    if (kind === 'event' || data.roadEnd === undefined) return [];
    const message = `there is no road end "${data.roadEnd}"`;
    return unknownEnd(data.roadEnd, ids).map((suggestion) =>
      findingIn(file, ['roadEnd'], { message, suggestion }),
    );
  });
}

/** Returns the road ends that one can drive to. */
function reachedFrom(
  start: string | undefined,
  all: readonly { from: string; to: string }[],
): ReadonlySet<string | undefined> {
  const reached = new Set([start]);
  for (const end of reached)
    for (const { from, to } of all) {
      if (from === end) reached.add(to);
      if (to === end) reached.add(from);
    }
  return reached;
}
