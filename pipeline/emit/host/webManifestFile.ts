import type { Site } from '#schemas/types/published.ts';
import { appIcons } from '../../derive/appIcons.ts';
import type { PublishedFile } from '../../files/publishedFile.ts';

/** Returns the web manifest, with which phones install the guide as an app. */
export function webManifestFile({
  name,
  tagline,
  language,
  sign,
}: Pick<Site, 'name' | 'tagline' | 'language' | 'sign'>): PublishedFile {
  const manifest = {
    id: '/',
    name,
    short_name: name,
    description: tagline,
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: sign.background,
    theme_color: sign.background,
    icons: appIcons.map(({ path, size, purpose }) => ({
      src: `/${path}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
  return { path: 'site.webmanifest', text: `${JSON.stringify(manifest)}\n` };
}
