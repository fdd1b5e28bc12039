/** Milliseconds after which what has not come counts as failed: as long as a request for data may take. */
const timeout = 20_000;

/** Settles as a promise does, or rejects when that takes too long. */
export const withTimeout = <T>(promise: Promise<T>): Promise<T> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      setTimeout(reject, timeout, new Error('too late'));
    }),
  ]);
