/** The parts of the host's runtime that the function uses. */
declare module 'cloudflare:workers' {
  export interface DurableObjectState {
    storage: {
      sql: {
        exec(
          query: string,
          ...values: (string | number | null)[]
        ): { toArray(): Record<string, string | number | null>[] };
      };
      getAlarm(): Promise<number | null>;
      setAlarm(time: number): Promise<void>;
    };
    blockConcurrencyWhile<T>(work: () => Promise<T>): Promise<T>;
  }

  export class DurableObject<Bindings> {
    constructor(state: DurableObjectState, bindings: Bindings);
    protected ctx: DurableObjectState;
    protected env: Bindings;
  }
}
