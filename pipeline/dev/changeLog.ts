/** Times at which data files last changed. */
export interface ChangeLog {
  /** Notes that files changed at a time in milliseconds. */
  add: (paths: readonly string[], time: number) => void;
  /** Returns the files that changed at a time or later. */
  since: (time: number) => string[];
}

/** Returns an empty log. */
export function createChangeLog(): ChangeLog {
  const changedAt = new Map<string, number>();
  return {
    add: (paths, time) => {
      for (const path of paths) changedAt.set(path, time);
    },
    since: (time) => [...changedAt].filter(([, changed]) => changed >= time).map(([path]) => path),
  };
}
