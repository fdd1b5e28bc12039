import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Request headers that an answer may depend on. */
const keyHeaders = ['accept', 'accept-encoding', 'sec-fetch-mode'];

/** Requests for a part of a file, or for one that may be known already, are not answered from memory. */
const special = ['range', 'if-none-match', 'if-modified-since'];

/**
 * Starts a server before the guide at another port of this machine, as the network of a host stands before it: what
 * the guide answers to a plain GET is remembered and not requested again, unless the answer forbids it. The runtime of
 * the host takes milliseconds for each file, and a test asks for dozens.
 */
export async function startEdge(port: number, guide: number): Promise<Server> {
  const remembered = new Map<string, Answer>();
  const server = createServer((incoming, response) => {
    void answerTo(incoming).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.destroy(),
    );
  });

  async function answerTo(incoming: IncomingMessage): Promise<Answer> {
    const { method, url = '/', headers } = incoming;
    if (method !== 'GET' || special.some((name) => name in headers)) return forward(incoming, guide);
    const key = [url, ...keyHeaders.map((name) => headers[name])].join('\n');
    const known = remembered.get(key);
    if (known) return known;
    const answer = await forward(incoming, guide);
    if (answer.headers['cache-control'] !== 'no-store') remembered.set(key, answer);
    return answer;
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}

/** Hands a request on and takes the whole answer, its body unchanged. */
function forward(incoming: IncomingMessage, guide: number): Promise<Answer> {
  const { url, method, headers } = incoming;
  return new Promise((resolve, reject) => {
    const onward = request({ host: '127.0.0.1', port: guide, path: url, method, headers }, (answer) => {
      const { statusCode: status = 502, headers } = answer;
      buffer(answer).then((body) => resolve({ status, headers: endToEnd(headers), body }), reject);
    });
    onward.on('error', reject);
    incoming.pipe(onward);
  });
}

/** Headers of one connection. */
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding']);

const endToEnd = (headers: Answer['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)));
