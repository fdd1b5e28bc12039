/** Runs a step, and names a file in the error that it throws. */
export function withFileName<T>(path: string, step: () => T): T {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new Error(`${path}: ${error.message}`, { cause: error });
  }
}
