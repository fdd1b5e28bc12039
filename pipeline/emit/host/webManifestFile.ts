import { basePathOf } from '#schemas/rules/basePath.ts';
import type { Site } from '#schemas/types/published.ts';
import { appIcons } from '../../derive/appIcons.ts';
import type { PublishedFile } from '../../files/publishedFile.ts';

/** Returns the web manifest, with which phones install the guide as an app. */
export function webManifestFile({
  name,
  tagline,
  language,
  url,
  sign,
}: Pick<Site, 'name' | 'tagline' | 'language' | 'url' | 'sign'>): PublishedFile {
  const home = `${basePathOf(url)}/`;
  const manifest = {
    id: home,
    name,
    short_name: name,
    description: tagline,
    lang: language,
    start_url: home,
    scope: home,
    display: 'standalone',
    background_color: sign.background,
    theme_color: sign.background,
    icons: appIcons.map(({ path, size, purpose }) => ({
      src: home + path,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
  return { path: 'site.webmanifest', text: `${JSON.stringify(manifest)}\n` };
}
