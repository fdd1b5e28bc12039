/** A request that was answered, but not with the published file: `status` is the HTTP status. */
export class FetchError extends Error {
  override name = 'FetchError';

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}
