const keepable = new Set([200, 206, 304]);

/**
 * Forbids caching of every answer but a file and "not modified". A browser that keeps an error goes on without the file
 * when it is there again.
 */
export function cacheNoErrors(response: Response): Response {
  if (keepable.has(response.status)) return response;
  const answer = new Response(response.body, response);
  answer.headers.set('cache-control', 'no-store');
  return answer;
}
