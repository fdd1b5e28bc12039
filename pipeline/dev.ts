import type { InlineConfig, ViteDevServer } from 'vite';
import { contentPlugin, type DevPictures } from './dev/contentPlugin.ts';
import { refreshData } from './dev/refreshData.ts';

export interface DevOptions {
  /** The content folder. */
  content: string;
  /** Folder of the data files between changes. */
  dataDir: string;
  /** The calendar date that counts as today in a time zone, YYYY-MM-DD. */
  today: (timeZone: string) => string;
  pictures: DevPictures;
  /** Folder that keeps the relief between changes. */
  reliefDir: string;
  /** The vite configuration of the site. */
  configFile: string;
  port?: number;
  /** Creates a vite server that listens. */
  startServer: (config: InlineConfig) => Promise<ViteDevServer>;
}

/** Starts the development server of the site on data that follows the content. */
export async function startDevServer(options: DevOptions): Promise<ViteDevServer> {
  const { content, dataDir, today, pictures, reliefDir, configFile, port, startServer } = options;
  // The site reads this while it renders a page.
  process.env.LARCH_PUBLISHED = dataDir;
  return startServer({
    configFile,
    // Only for this machine, because drafts are private.
    server: { port, host: '127.0.0.1' },
    plugins: [
      contentPlugin(content, dataDir, () => refreshData(content, dataDir, today, reliefDir), pictures),
    ],
  });
}
