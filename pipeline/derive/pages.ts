import type { Page } from '#schemas/types/published.ts';
import { markdownToHtml } from '../markdown/markdown.ts';
import { pathOfPage } from '../content/pagePaths.ts';
import type { Entry } from '../validate/content.ts';
import { socialImageOf } from './pictureJobs.ts';
import { fillPromises, type NewsletterMail } from './newsletterPromises.ts';
import { nightPictureOf, pictureOf } from './pictures.ts';
import { toProvenance } from './provenance.ts';

/** A page of plain text: home, privacy and the like. What it promises of the newsletter is what is set up. */
export function toPage({ slug, file, data }: Entry<'page'>, mail: NewsletterMail | null): Page {
  const path = pathOfPage(slug);
  const night = nightPictureOf(slug, data);
  return {
    slug,
    path,
    title: data.title,
    description: data.description,
    heading: data.heading,
    lead: data.lead ?? null,
    priceNote: data.priceNote ?? null,
    html: markdownToHtml(fillPromises(file.body?.text ?? '', mail)),
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
