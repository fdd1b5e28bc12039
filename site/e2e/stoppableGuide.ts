import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { below, pathWithin } from './below.ts';
import { freePort } from './freePort.ts';

/** Answers a request in place of the guide, by its address within the guide, by returning true, or lets it through. */
type Intercept = (url: string, response: ServerResponse) => boolean;

/**
 * The served guide behind a door: the address stays while the door is shut, while another build stands behind it, or
 * while it answers wrongly.
 */
export class StoppableGuide implements AsyncDisposable {
  /** Addresses within the guide that were requested since the list was emptied. */
  requests: string[] = [];
  intercept: Intercept = () => false;

  private constructor(
    private readonly server: Server,
    private readonly port: number,
    /** Port of the guide behind the door. */
    public behind: number,
  ) {}

  static async open(behind: number): Promise<StoppableGuide> {
    const port = await freePort();
    const server = createServer((incoming, response) => guide.pass(incoming, response));
    const guide = new StoppableGuide(server, port, behind);
    await guide.start();
    return guide;
  }

  get isOpen(): boolean {
    return this.server.listening;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Address of the home page. */
  get home(): string {
    return this.origin + below('/');
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(this.port, '127.0.0.1', resolve);
    });
  }

  /** Stops all answers. */
  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.server.listening) await this.stop();
  }

  private pass(incoming: IncomingMessage, response: ServerResponse): void {
    const { url: path = '/', method, headers } = incoming;
    const address = this.origin + path;
    const within = pathWithin(address) + new URL(address).search;
    this.requests.push(within);
    if (this.intercept(within, response)) return;
    const host = `127.0.0.1:${this.behind}`;
    const onward = request(`http://${host}${path}`, { method, headers: { ...headers, host } }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    incoming.pipe(onward);
  }
}
