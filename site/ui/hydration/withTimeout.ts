/** Milliseconds until a pending import or request counts as failed. */
const timeout = 20_000;

/** Settles like `promise`, or rejects after the time limit. */
export const withTimeout = <T>(promise: Promise<T>): Promise<T> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      setTimeout(reject, timeout, new Error('too late'));
    }),
  ]);
