import { readdirSync, readFileSync } from 'node:fs';

/** Heap sizes in bytes, as the inspector of V8 reports them. */
interface HeapUsage {
  usedSize: number;
  embedderHeapUsedSize: number;
  backingStorageSize: number;
}

/**
 * Returns the bytes that the function at `origin` uses after a collection of garbage, as the inspector on a port of this
 * computer tells; null if its runtime is gone.
 */
export function liveHeap(inspectorPort: number, origin: string): Promise<number | null> {
  // @ts-expect-error -- Node's takes headers, those of the browser that its type is made for do not.
  const socket = new WebSocket(`ws://127.0.0.1:${inspectorPort}/`, { headers: { origin } });
  return new Promise((resolve) => {
    const end = (size: number | null) => {
      resolve(size);
      socket.close();
    };
    socket.addEventListener('open', () => {
      socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }));
      socket.send(JSON.stringify({ id: 2, method: 'Runtime.getHeapUsage' }));
    });
    socket.addEventListener('message', ({ data }) => {
      const { id, result } = JSON.parse(String(data)) as { id?: number; result?: HeapUsage };
      if (id === 2 && result) {
        end(result.usedSize + result.embedderHeapUsedSize + result.backingStorageSize);
      }
    });
    for (const event of ['close', 'error']) socket.addEventListener(event, () => end(null));
  });
}

/** Returns the bytes that the runtimes below a process hold; 0 if the system does not tell. */
export function memoryOf(parent: number): number {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => groupAndSize(pid))
      .filter(({ group, name }) => group === parent && name === 'workerd')
      .reduce((sum, { size }) => sum + size, 0);
  } catch {
    return 0;
  }
}

function groupAndSize(pid: string): { group: number; name: string; size: number } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, name = '', rest = ''] = /\((.*)\) (.*)$/s.exec(stat) ?? [];
    const fields = rest.split(' ');
    return { group: Number(fields[2]), name, size: Number(fields[21]) * 4096 };
  } catch {
    return { group: 0, name: '', size: 0 };
  }
}
