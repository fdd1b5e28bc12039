import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import type { PictureTask } from './pictureWorker.ts';
import type { Variant } from './pictureCache.ts';

/** Does a piece of work on a thread of its own and resolves to the files that it wrote. */
export type RunPictureTask = (task: PictureTask) => Promise<Variant[]>;

/** Runs picture tasks on worker threads, one a core; none is started as long as there is nothing to do. */
export async function withPicturePool<Result>(
  work: (run: RunPictureTask) => Promise<Result>,
): Promise<Result> {
  let pool: Tinypool | undefined;
  const start = () =>
    new Tinypool({
      filename: new URL('./pictureWorker.ts', import.meta.url).href,
      minThreads: 1,
      maxThreads: availableParallelism(),
    });
  try {
    return await work((task) => (pool ??= start()).run(task));
  } finally {
    await pool?.destroy();
  }
}
