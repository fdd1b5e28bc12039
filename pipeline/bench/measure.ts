import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Time and memory of one stage. */
export interface Measurement {
  stage: string;
  seconds: number;
  /** Records or pages handled, and which of the two. */
  count: number;
  unit: 'records' | 'pages';
  /** Largest resident memory so far, of all processes of the stage together, in MB; null where the system does not tell. */
  peakMb: number | null;
}

/** Runs a stage in this process; returns its outcome with its time and memory. */
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

/** Waits for another process as a stage. Rejects when it fails. */
export async function measureProcess(
  stage: string,
  count: number,
  start: () => { pid: number | undefined; ended: Promise<unknown> },
): Promise<Measurement> {
  const startedAt = performance.now();
  const { pid, ended } = start();
  let peakMb: number | null = null;
  const timer = setInterval(() => {
    const now = memoryOf(pid);
    if (now !== null) peakMb = Math.max(now, peakMb ?? 0);
  }, 50);
  try {
    await ended;
  } finally {
    clearInterval(timer);
  }
  return { stage, seconds: (performance.now() - startedAt) / 1000, count, unit: 'pages', peakMb };
}

/** Starts a program, under the same flags of Node as this one, whose end is awaited: rejects when it fails. */
export function startProgram(args: readonly string[]): { pid: number | undefined; ended: Promise<unknown> } {
  const child = spawn(process.execPath, [...process.execArgv, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve(code) : reject(new Error(`${args[0]} ended with exit code ${code}`)),
    );
  });
  return { pid: child.pid, ended };
}

/**
 * Returns the resident memory of a process and of those that it started, in MB; null where the system does not tell.
 */
function memoryOf(pid: number | undefined): number | null {
  try {
    const kilobytes = /VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    const below = children.reduce((sum, child) => sum + (memoryOf(Number(child)) ?? 0), 0);
    return kilobytes === undefined ? null : Number(kilobytes) / 1024 + below;
  } catch {
    return null;
  }
}

/** Returns one line for each stage. */
export function formatMeasurements(measurements: readonly Measurement[]): string {
  const rows = measurements.map(({ stage, seconds, count, unit, peakMb }) => [
    stage,
    `${seconds.toFixed(2)} s`,
    `${Math.round(count / seconds)} ${unit}/s`,
    peakMb === null ? '' : `${Math.round(peakMb)} MB`,
  ]);
  return [['stage', 'time', 'rate', 'peak memory'], ...rows]
    .map(([stage = '', ...figures]) =>
      [stage.padEnd(34), ...figures.map((cell) => cell.padStart(16))].join('').trimEnd(),
    )
    .join('\n');
}
