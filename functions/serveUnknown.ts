/**
 * Answers the addresses at which the nearest page for unknown records would say the wrong thing: that page itself, asked
 * for by its name, does not exist either, and below a record there are no pages. `fetchFile` fetches a static file of
 * the host.
 */
export async function serveUnknown(
  request: Request,
  fetchFile: (request: Request) => Promise<Response>,
): Promise<Response> {
  const { method, url } = request;
  const response = await fetchFile(request);
  if (response.status === 404)
    return asUnknown(await fetchFile(new Request(new URL('/404', url), { method })));
  const isOwnName = new URL(url).pathname.endsWith('/404');
  return isOwnName && response.ok ? asUnknown(response) : response;
}

const asUnknown = ({ body, headers }: Response) => new Response(body, { status: 404, headers });
