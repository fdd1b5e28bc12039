import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startEdge } from './edge.ts';
import { freePort } from './freePort.ts';
import { basePath } from './readDist.ts';

/* serveGuide.ts FOLDER: the guide of the tests at PORT, behind the memory of `startEdge`. */
const [folder = ''] = process.argv.slice(2);
const behind = await freePort();
const guide = spawn(
  process.execPath,
  ['--import', 'tsx', join(import.meta.dirname, '../../functions/serve.ts'), folder],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(behind),
      // Links of mails lead to where the tests look.
      NEWSLETTER_ORIGIN: `http://127.0.0.1:${process.env.PORT}`,
    },
  },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => guide.kill(signal));
guide.on('exit', (code) => process.exit(code ?? 0));
const answers = () =>
  fetch(`http://127.0.0.1:${behind}${basePath()}/api/site.json`).then(
    ({ ok }) => ok,
    () => false,
  );
while (!(await answers())) await setTimeout(50);
await startEdge(Number(process.env.PORT), behind);
