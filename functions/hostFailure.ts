/** Answer to a request for a file that the host could not fetch just now. */
export const hostFailure = {
  status: 503,
  error: 'unavailable',
  message: 'The guide cannot answer at the moment. Please try again in a minute.',
  headers: { 'retry-after': '60' },
};

/** Returns true when the host failed: the file may be there all the same. */
export const hasHostFailed = ({ status }: Response): boolean => status === 429 || status >= 500;
