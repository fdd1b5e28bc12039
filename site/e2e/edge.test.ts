// @vitest-environment node
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { startEdge } from './edge.ts';
import { freePort } from './freePort.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** An edge before a guide; what the guide was asked for is listed. */
async function edgeBefore(answer: RequestListener) {
  const asked: string[] = [];
  const guide = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  servers.push(guide);
  await new Promise<void>((resolve) => guide.listen(0, '127.0.0.1', resolve));
  const port = await freePort();
  servers.push(await startEdge(port, (guide.address() as AddressInfo).port));
  const ask = async (path: string, init?: RequestInit) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return { asked, ask };
}

it('asks the guide once for a file, and answers the same ever after', async () => {
  const { asked, ask } = await edgeBefore((_, response) =>
    response.writeHead(200, { 'content-type': 'text/css', etag: '"a"' }).end('body { margin: 0 }'),
  );
  for (const _ of [1, 2, 3]) {
    const { status, headers, text } = await ask('/a.css');
    expect([status, headers.get('content-type'), headers.get('etag'), text]).toEqual([
      200,
      'text/css',
      '"a"',
      'body { margin: 0 }',
    ]);
  }
  expect(asked).toEqual(['GET /a.css']);
});

it('asks again for what another browser would be answered otherwise', async () => {
  const { asked, ask } = await edgeBefore(({ headers }, response) => response.end(headers.accept));
  expect((await ask('/', { headers: { accept: 'text/html' } })).text).toBe('text/html');
  expect((await ask('/', { headers: { accept: 'application/json' } })).text).toBe('application/json');
  expect(asked).toHaveLength(2);
});

it.each([
  ['an answer that nobody may keep', { 'cache-control': 'no-store' }, {}],
  ['a part of a file', {}, { headers: { range: 'bytes=0-3' } }],
  ['what may be known already', {}, { headers: { 'if-none-match': '"a"' } }],
  ['what is sent', {}, { method: 'POST', body: 'a' }],
])('keeps nothing of %s', async (_, answered, sent) => {
  const { asked, ask } = await edgeBefore((_, response) => response.writeHead(200, answered).end('done'));
  await ask('/api', sent);
  expect((await ask('/api', sent)).text).toBe('done');
  expect(asked).toHaveLength(2);
});

it('hands on what is sent, and the answer to it', async () => {
  const { ask } = await edgeBefore((request, response) => {
    response.statusCode = 202;
    request.pipe(response);
  });
  expect(await ask('/api/newsletter', { method: 'POST', body: '{"email":"a@b.example"}' })).toMatchObject({
    status: 202,
    text: '{"email":"a@b.example"}',
  });
});

it('cuts the line where the guide does', async () => {
  const { ask } = await edgeBefore(({ socket }) => socket.destroy());
  await expect(ask('/')).rejects.toThrow('fetch failed');
});
