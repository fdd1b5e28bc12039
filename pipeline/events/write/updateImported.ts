import type { FeedOutcome } from '../refreshFeed.ts';
import type { FeedState } from './feedState.ts';
import { compareFiles, importedFiles, isSameFiles, readImported, writeImported } from './importedFiles.ts';

/** Records and states of an import after a refresh. */
interface Import<Kept> {
  contentDir: string;
  /** Folder of the import below the content. */
  folder: string;
  records: readonly Kept[];
  /** States of the feeds that this refresh leaves as they are. */
  otherStates: readonly FeedState[];
  /** Results of the feeds that were asked for. */
  outcomes: readonly FeedOutcome<Kept>[];
  dryRun: boolean;
}

/** Names of the records that a refresh adds, removes and changes. */
interface Changes {
  added: string[];
  removed: string[];
  changed: string[];
  /** True if any file was written. */
  isWritten: boolean;
}

/** Brings the folder of an import up to date. Writes nothing in a dry run, and when no feed could be read. */
export function updateImported<Kept extends { slug: string; data: unknown }>({
  contentDir,
  folder,
  records,
  otherStates,
  outcomes,
  dryRun,
}: Import<Kept>): Changes {
  const wasRead = outcomes.some(({ report }) => report.outcome === 'read' || report.outcome === 'unchanged');
  if (!wasRead) return { added: [], removed: [], changed: [], isWritten: false };
  const states = [...otherStates, ...outcomes.flatMap(({ state }) => (state ? [state] : []))];
  const before = readImported(contentDir, folder);
  const after = importedFiles(
    records,
    states.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  );
  const isWritten = !dryRun && !isSameFiles(before, after);
  if (isWritten) writeImported(contentDir, after, folder);
  return { ...compareFiles(before, after), isWritten };
}
