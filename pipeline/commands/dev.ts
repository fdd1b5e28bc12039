import { resolve } from 'node:path';
import { dev as startVike } from 'vike/api';
import { emitPictures } from '../emit/emitPictures.ts';
import { startDevServer } from '../dev.ts';
import { parseOptions, pictureFolders, todayFrom, UsageError } from './options/options.ts';

/** `dev [--content DIR] [--port N] [--today DATE]`: serves the guide and follows every saved file. Runs until stopped. */
export async function dev(args: string[]): Promise<number> {
  const options = parseOptions(args, { options: ['content', 'port', 'today'] });
  const port = options.port === undefined ? undefined : Number(options.port);
  if (port !== undefined && !(Number.isInteger(port) && port > 0 && port < 65_536)) {
    throw new UsageError(`--port must be a number from 1 to 65535 (got "${options.port}")`);
  }
  const root = resolve(import.meta.dirname, '../..');
  const content = resolve(options.content ?? 'content');
  const server = await startDevServer({
    content,
    dataDir: resolve(root, '.cache/dev'),
    reliefDir: resolve(root, '.cache/relief'),
    today: todayFrom(options.today),
    pictures: {
      dir: resolve(root, '.cache/dev-pictures'),
      emit: async (jobs, out, siteName) => {
        await emitPictures(jobs, out, { ...pictureFolders(content), siteName });
      },
    },
    configFile: resolve(root, 'site/vite.config.ts'),
    port,
    // vike's own call, since it must know the root of the site before vite reads the configuration.
    startServer: async (viteConfig) => (await startVike({ viteConfig })).viteServer,
  });
  server.printUrls();
  return 0;
}
