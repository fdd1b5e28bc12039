import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CachedPicture, PictureCache, Variant } from './pictureCache.ts';
import { contentHash } from './pictureHash.ts';
import type { PictureFile } from './pictureJob.ts';

export interface SocialCard {
  /** Names the file: `images/social/<name>.jpg`. */
  readonly name: string;
  readonly title: string;
  /** A wide picture. */
  readonly picture: Pick<CachedPicture, 'source' | 'sha256'>;
}

const fileName = 'card.jpg';
/** Raise it when the drawing changes, so that cached cards are made anew. */
const LAYOUT = 2;

/** Makes the cards that social networks show: the wide picture over a band with the page's title. */
export async function renderSocialCards(
  cards: readonly SocialCard[],
  { cache, productName }: { cache: PictureCache; productName: string },
): Promise<PictureFile[]> {
  const made = cards.map(async ({ name, title, picture }) => {
    const files = await cache.get(
      contentHash(String(LAYOUT), title, productName, picture.sha256),
      async (folder): Promise<Variant[]> => {
        const { CARD_SIZE, drawSocialCard } = await import('./drawSocialCard.ts');
        const bytes = await drawSocialCard(picture.source, title, productName);
        await writeFile(join(folder, fileName), bytes);
        return [{ name: fileName, ...CARD_SIZE, bytes: bytes.length }];
      },
    );
    return files.map((file) => ({ ...file, path: `images/social/${name}.jpg` }));
  });
  return (await Promise.all(made)).flat();
}
