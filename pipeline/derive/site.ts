import { createHash } from 'node:crypto';
import type { AuthoredSite } from '#schemas/types/authored.ts';
import { zoneOffsets } from '../time/zoneOffsets.ts';
import type { Link, Partner, Site } from '#schemas/types/published.ts';
import { pathOfPage } from '../content/pagePaths.ts';
import type { Content } from '../content/checkedContent.ts';
import { eventsAsOf } from './records/events.ts';
import { freshness } from './freshness.ts';
import { factsShown } from './records/guides.ts';
import { type NewsletterMail, newsletterPromises } from './newsletterPromises.ts';
import { byFeatured, toProvenance } from './records/fields.ts';
import { partnerWidgetPath } from './partnerWidget.ts';

/**
 * Returns everything pages need to know about the guide as a whole. `today` is the date the guide is built on, `mail`
 * the way by which the newsletter leaves, `changedOn` the day of the last change of the content, where it is known.
 */
export function toSite(
  content: Content,
  today: string,
  mail: NewsletterMail | null,
  changedOn: string | null = null,
): Site {
  const { guides, pages, planner } = content;
  const { data } = content.site;
  const { thirdParty, avalancheBulletin } = data;
  return {
    name: data.name,
    tagline: data.tagline,
    blurb: data.blurb,
    sign: content.sign,
    park: data.park,
    mainTown: data.mainTown,
    url: baseUrlOf(data),
    timeZone: data.timeZone,
    zoneOffsets: zoneOffsets(data.timeZone, today),
    hemisphere: data.hemisphere ?? 'north',
    emergencyNumber: content.emergency.data.contacts[0]?.number ?? null,
    language: data.language,
    currency: data.currency,
    builtOn: today,
    offline: data.offline ?? true,
    eventsAsOf: eventsAsOf(content),
    freshness: freshness(content, changedOn),
    editUrl: data.repository === undefined ? null : editUrlOf(data.repository),
    avalanche: {
      months: planner.data.places.avalancheMonths,
      bulletin: avalancheBulletin ? { label: avalancheBulletin.label, href: avalancheBulletin.url } : null,
    },
    map: { lat: data.map.lat, lng: data.map.lng, zoom: data.map.zoom, vector: data.map.vector ?? null },
    locations: data.locations.map(({ id, label }) => ({ id, label })),
    contact: { phone: data.contact.phone, email: data.contact.email, address: data.contact.address },
    social: data.social.map(({ label, href }) => ({ label, href })),
    partners: toPartners(data.partners),
    disclosure: data.disclosure,
    thirdParty: {
      analyticsId: thirdParty.analyticsId,
      adsId: thirdParty.adsId,
      weatherKey: thirdParty.weatherKey ?? null,
      activitiesWidget: thirdParty.activitiesWidget?.partnerId ? { page: partnerWidgetPath } : null,
    },
    newsletter: mail && toNewsletter(data.newsletter, mail),
    sampleReviews: data.sampleReviews.map(({ quote, author, rating }) => ({ quote, author, rating })),
    licence: { name: data.licence.name, url: data.licence.url },
    guides: guides.map((guide) => ({ ...toLink(guide), facts: factsShown(guide.data) })),
    legal: pages
      .filter(({ data }) => data.listedIn.includes('footer'))
      .toSorted(byFeatured)
      .map((page) => toLink(page)),
  };
}

function toNewsletter(
  { heading, text, subscribers }: AuthoredSite['newsletter'],
  mail: NewsletterMail,
): Site['newsletter'] {
  const { band: promise } = newsletterPromises(mail);
  return {
    heading,
    text,
    promise,
    consent: createHash('sha256').update(`${heading}\n${text}\n${promise}`).digest('hex').slice(0, 12),
    subscribers: { text: subscribers.text, provenance: toProvenance(subscribers) },
  };
}

/** Returns the address of the guide without a slash at its end. */
export function baseUrlOf({ url }: Pick<AuthoredSite, 'url'>): string {
  return url.replace(/\/+$/, '');
}

/** Returns the address below which a host of repositories opens its editor. */
function editUrlOf(repository: string): string {
  return `${repository.replace(/(?:\.git)?\/*$/, '')}/edit/main/content`;
}

function toLink({ slug, data }: { slug: string; data: { title: string } }): Link {
  return { label: data.title, href: pathOfPage(slug) };
}

function toPartners({
  hotels,
  activities,
  carHire,
  flights,
  insurance,
}: AuthoredSite['partners']): Site['partners'] {
  return {
    hotels: toPartner(hotels),
    activities: toPartner(activities),
    ...(carHire && { carHire: toPartner(carHire) }),
    ...(flights && { flights: toPartner(flights) }),
    ...(insurance && { insurance: toPartner(insurance) }),
  };
}

function toPartner({ name, url, search, hosts, params }: AuthoredSite['partners']['hotels']): Partner {
  return { name, url, ...(search && { search }), hosts, params };
}
