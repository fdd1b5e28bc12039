import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import type { PictureTask } from './pictureWorker.ts';
import type { Variant } from './variants.ts';

/** Runs picture tasks on worker threads, one a core, and ends the threads when the work is done. */
export async function withPicturePool<Result>(
  work: (run: (task: PictureTask) => Promise<Variant[]>) => Promise<Result>,
): Promise<Result> {
  const pool = new Tinypool({
    filename: new URL('./pictureWorker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: availableParallelism(),
  });
  try {
    return await work((task) => pool.run(task));
  } finally {
    await pool.destroy();
  }
}
