import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { exportSubscribers } from './maintainers.ts';
import type { NewsletterStore } from './NewsletterStore.ts';
import { pageSize } from './subscriberList.ts';

const guide = { name: 'Test guide', origin: 'https://guide.example' };

test('the export is written while it is read, however long the list is', async () => {
  let requests = 0;
  const endless = {
    confirmed: async (after: { confirmedAt: number } | null) => {
      requests += 1;
      return Array.from({ length: pageSize }, (_, index) => {
        const number = (after?.confirmedAt ?? 0) + index + 1;
        const address = `a${number}@mail.example`;
        return { id: `${number}`, address, page: '/', consent: 'c', signedUpAt: 1, confirmedAt: number };
      });
    },
  } as Partial<NewsletterStore> as NewsletterStore;
  const { body } = await exportSubscribers(endless, guide, 'a secret for tests that is long enough');
  const reader = body?.getReader();
  const lines: string[] = [];
  for (let line = 0; line < 2 * pageSize; line += 1)
    lines.push(new TextDecoder().decode((await reader?.read())?.value));
  expect(lines[0]).toMatch(/^"address",/);
  expect(lines.at(-1)).toMatch(/^"a399@mail.example",.+\r\n$/);
  expect(requests).toBe(2);
  await reader?.cancel();
});

/** Runs the export against a guide that answers as given; returns its output, its complaint and its exit code. */
async function exportFrom(answer: RequestListener) {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const root = join(import.meta.dirname, '../..');
  const program = spawn(process.execPath, ['--import', 'tsx', 'functions/maintain.ts', 'export'], {
    cwd: root,
    env: { ...process.env, NEWSLETTER_URL: `http://127.0.0.1:${port}`, NEWSLETTER_ADMIN_TOKEN: 'token' },
  });
  const [out, complaint, [code]] = await Promise.all([
    text(program.stdout),
    text(program.stderr),
    once(program, 'close'),
  ]);
  server.close();
  return [out, complaint, code];
}

test('an export that is cut off says so', async () => {
  const answer = await exportFrom((_request, response) => {
    response.setHeader('content-type', 'text/csv');
    response.write('"address"\r\n', () => response.destroy());
  });
  expect(answer).toEqual(['"address"\r\n', 'The export was cut off: rows are missing.\n', 1]);
});

test.each([200, 502])('a page in place of the list (%i) is no export', async (status) => {
  const [out, complaint, code] = await exportFrom((_request, response) => {
    response.writeHead(status, { 'content-type': 'text/html' }).end('<title>Sign in</title>');
  });
  expect([out, code]).toEqual(['', 1]);
  expect(complaint).toContain(`answered ${status} with text/html instead of the newsletter's data.`);
  expect(complaint).not.toContain('<title>');
});
