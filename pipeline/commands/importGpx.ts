import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { replaceFile } from '../files/files.ts';
import { binaryFormat } from '../import/trackFile.ts';
import { importTrack } from '../import/importTrack.ts';
import { maxRouteBytes } from '../load/loadContent.ts';
import { readText } from '../load/readText.ts';
import { formatProblems } from '../report/formatProblems.ts';
import { withFileName } from './output/output.ts';
import { parseOptions, todayFrom, UsageError } from './options/options.ts';

/**
 * `gpx:import FILE.gpx --trail SLUG [--track NAME_OR_NUMBER] [--content DIR] [--accept]
 * [--reverse]`: a recorded track becomes a trail's route; with `--accept` also one that differs from the trail's figures,
 * with `--reverse` one that was recorded from the far end.
 */
export async function importGpx(args: string[]): Promise<number> {
  const {
    file,
    trail,
    track,
    content = 'content',
    accept: isAccepted,
    reverse: isReversed,
  } = parseOptions(args, {
    options: ['trail', 'track', 'content'],
    flags: ['accept', 'reverse'],
    arguments: ['file'],
  });
  if (trail === undefined) throw new UsageError('--trail is missing: the file name of a trail without .yaml');
  const gpx = readGpx(file);
  const contentDir = resolve(content);
  const today = todayFrom(undefined);
  const fileName = basename(file);
  const imported = withFileName(file, () =>
    importTrack({ gpx, fileName, trail, track, contentDir, isAccepted, isReversed, today }),
  );
  if (imported.problems.length > 0) {
    const texts = new Map(imported.files.map(({ path, text }) => [path, text]));
    process.stderr.write(formatProblems(imported.problems, 'text', (path) => texts.get(path) ?? null));
  }
  if (imported.files.length === 0) {
    const byFigures =
      'Is it the track of this trail? If it is, add --accept and correct the figures afterwards.';
    const isTurned = imported.problems.some(({ rule }) => rule === 'route-direction');
    const hints = [
      ...(imported.differsInFigures ? [byFigures] : []),
      ...(isTurned ? ['If it was recorded from the far end, add --reverse.'] : []),
    ];
    console.error(['No files were written.', ...hints].join(' '));
    return 1;
  }
  for (const { path, text } of imported.files) replaceFile(join(contentDir, path), text);
  console.log(imported.summary);
  console.log(`Written: ${imported.files.map(({ path }) => join(content, path)).join(', ')}`);
  return 0;
}

/** Returns the text of a GPX file. Throws an Error for another format. */
export function readGpx(file: string): string {
  const gpx = readText(resolve(file), file, maxRouteBytes);
  if (typeof gpx === 'string') return gpx;
  const format = gpx.rule === 'file-encoding' ? binaryFormat(readFileSync(resolve(file))) : null;
  if (format) throw new Error(`${file}: this is ${format}, not GPX: export the recording as GPX`);
  throw new Error(`${file}: ${gpx.message}. ${gpx.suggestion ?? ''}`.trimEnd());
}
