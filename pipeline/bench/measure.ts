import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What one stage took. */
export interface Measurement {
  stage: string;
  seconds: number;
  /** Records or pages handled, and which of the two. */
  count: number;
  unit: 'records' | 'pages';
  /** Largest resident memory of the process so far, in MB; null where the system does not tell. */
  peakMb: number | null;
}

/** Runs a stage of this process and returns its outcome beside what it took. */
export async function measure<T>(
  stage: string,
  count: number,
  run: () => T | Promise<T>,
): Promise<{ outcome: T; measurement: Measurement }> {
  const start = performance.now();
  const outcome = await run();
  const seconds = (performance.now() - start) / 1000;
  const peakMb = process.resourceUsage().maxRSS / 1024;
  return { outcome, measurement: { stage, seconds, count, unit: 'records', peakMb } };
}

/** Runs another program as a stage. Throws when it fails. */
export async function measureProgram(
  stage: string,
  count: number,
  [program, ...args]: readonly [string, ...string[]],
  env: Record<string, string>,
): Promise<Measurement> {
  const start = performance.now();
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: 'inherit' });
  let peakMb: number | null = null;
  const timer = setInterval(() => {
    peakMb = peakOf(child.pid) ?? peakMb;
  }, 100);
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', resolve);
  });
  clearInterval(timer);
  if (code !== 0) throw new Error(`the stage "${stage}" ended with exit code ${String(code)}`);
  return { stage, seconds: (performance.now() - start) / 1000, count, unit: 'pages', peakMb };
}

/** Linux keeps the largest resident memory of each process. */
function peakOf(pid: number | undefined): number | null {
  try {
    const kilobytes = /VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  } catch {
    return null;
  }
}

/** One line for each stage, and one for all of them. */
export function formatMeasurements(measurements: readonly Measurement[]): string {
  const total = measurements.reduce((sum, { seconds }) => sum + seconds, 0);
  const rows = measurements.map(({ stage, seconds, count, unit, peakMb }) => [
    stage,
    `${seconds.toFixed(2)} s`,
    `${Math.round(count / seconds)} ${unit}/s`,
    peakMb === null ? '' : `${Math.round(peakMb)} MB`,
  ]);
  return [['stage', 'time', 'rate', 'peak memory'], ...rows, ['all', `${total.toFixed(2)} s`, '', '']]
    .map(([stage = '', ...figures]) =>
      [stage.padEnd(28), ...figures.map((cell) => cell.padStart(16))].join('').trimEnd(),
    )
    .join('\n');
}
