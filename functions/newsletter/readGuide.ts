import { basePathOf } from '#schemas/rules/basePath.ts';

/** The parts of the guide that its mails name. */
export interface Guide {
  name: string;
  /** Address that the links of mails begin with, with the path of the guide and without a slash at its end. */
  origin: string;
}

/**
 * Reads the name and the address of the guide from its published files. `origin` replaces the host, for a guide that runs
 * elsewhere, as on your own computer. Nothing is taken from a request, whose sender chooses its host.
 */
export async function readGuide(
  fetchFile: (request: Request) => Promise<Response>,
  origin: string | null,
): Promise<Guide> {
  const response = await fetchFile(new Request('https://guide.invalid/api/site.json'));
  const site: unknown = await response.json();
  if (typeof site !== 'object' || site === null) throw new GuideError('site.json holds no object');
  const name = 'name' in site ? String(site.name) : 'the guide';
  const url = 'url' in site ? String(site.url) : '';
  const host = origin ?? url;
  if (!/^https?:\/\//.test(host) || !URL.canParse(host)) throw new GuideError('site.json has no url');
  return { name, origin: new URL(host).origin + (URL.canParse(url) ? basePathOf(url) : '') };
}

class GuideError extends Error {
  override name = 'GuideError';
}
