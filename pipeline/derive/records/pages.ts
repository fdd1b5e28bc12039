import schema from '#schemas/authored/page.schema.json' with { type: 'json' };
import type { Page } from '#schemas/types/published.ts';
import { markdownToHtml } from '../../markdown/markdown.ts';
import { pathOfPage } from '../../content/pagePaths.ts';
import type { Entry } from '../../content/checkedContent.ts';
import { socialImageOf } from '../pictureJobs.ts';
import { fillPromises, type NewsletterMail } from '../newsletterPromises.ts';
import { fillThirdParties, type ThirdParty } from '../thirdParties.ts';
import { fillPhotographsWanted } from '../photographsWanted.ts';
import { nightPictureOf, pictureOf } from '../pictures.ts';
import { asWritten, toProvenance } from './fields.ts';

/** Facts about the setup that pages show and the content cannot know. */
export interface PageSetup {
  mail: NewsletterMail | null;
  thirdParties: readonly ThirdParty[];
  /** HTML about the records that lack a photograph. */
  photographsWanted: string;
}

/**
 * Returns a page of plain text: home, privacy and the like. What it says of the newsletter and of others is what is
 * set up.
 */
export function toPage(
  { slug, file, data }: Entry<'page'>,
  { mail, thirdParties, photographsWanted }: PageSetup,
): Page {
  const path = pathOfPage(slug);
  const text = fillThirdParties(fillPromises(file.body?.text ?? '', mail), thirdParties);
  const night = nightPictureOf(slug, data);
  return {
    slug,
    path,
    ...asWritten(schema.$defs.onPage, data),
    html: fillPhotographsWanted(markdownToHtml(text), photographsWanted),
    stats: (data.stats ?? []).map(({ value, label, ...fact }) => ({
      value,
      label,
      provenance: toProvenance(fact),
    })),
    picture: data.scene || data.photo ? pictureOf('page', slug, data) : null,
    ...(night && { nightPicture: night }),
    socialImage: socialImageOf(path),
  };
}
