import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../files/filesBelow.ts';
import { fixtureDir } from '../fixtures/fixtureContent.ts';
import { formatMeasurements } from './measure.ts';
import { runBench } from './runBench.ts';

test('measures every stage of a corpus that is right', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const module = join(dir, 'site.cjs');
    writeFileSync(
      module,
      "process.once('message', () => process.send({ files: [] }, () => process.disconnect()));",
    );
    const site = { module, cache: join(dir, 'cache') };
    const measurements = await runBench({ trails: 12, events: 3, dir, smallGuide: fixtureDir, site });
    expect(measurements.map(({ stage }) => stage)).toEqual([
      'load',
      'validate',
      'derive',
      'emit data files',
      'import a feed of events',
      'bundle and prerender',
      'one edit, then the whole build',
    ]);
    expect(filesBelow(dir).filter((path) => /^data\/gpx\/generated.*gpx$/.test(path))).toHaveLength(12);
    expect(formatMeasurements(measurements)).toMatch(/^load +\d+\.\d\d s +\d+ records\/s +\d+ MB$/m);
  } finally {
    rmSync(dir, { recursive: true });
  }
});
