import { basePathOf } from '#schemas/rules/basePath.ts';
import type { Site } from '#schemas/types/published.ts';
import type { PublishedFile } from '../../files/publishedFile.ts';

/** Spruce, the colour of the band on every page. */
const spruce = '#10322C';

/** Returns the web manifest, with which phones install the guide as an app. Its pictures are in public/icons. */
export function webManifestFile({
  name,
  tagline,
  language,
  url,
}: Pick<Site, 'name' | 'tagline' | 'language' | 'url'>): PublishedFile {
  const home = `${basePathOf(url)}/`;
  const icon = (file: string, size: number, purpose: string) => ({
    src: `${home}icons/${file}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    id: home,
    name,
    short_name: name,
    description: tagline,
    lang: language,
    start_url: home,
    scope: home,
    display: 'standalone',
    background_color: spruce,
    theme_color: spruce,
    icons: [
      icon('larch', 192, 'any'),
      icon('larch', 512, 'any'),
      icon('larch-maskable', 192, 'maskable'),
      icon('larch-maskable', 512, 'maskable'),
    ],
  };
  return { path: 'site.webmanifest', text: `${JSON.stringify(manifest)}\n` };
}
