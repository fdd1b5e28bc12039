import type { AuthoredSite } from '#schemas/types/authored.ts';

/** Path of the page that holds the partner's widget, for a frame of its own. */
export const partnerWidgetPath = '/partner-widget';

/** The partner's widget as its page needs it. */
export interface PartnerWidget {
  /** Language of the guide, as a BCP 47 tag. */
  language: string;
  partner: string;
  script: string;
  /** Origins that the widget may load from. */
  hosts: string[];
  /** Attributes of the element that the script fills, the partner id among them. */
  attributes: Record<string, string>;
}

/** Returns the widget of bookable activities, or null while it has no partner id. */
export function toPartnerWidget({
  language,
  thirdParty,
  partners,
}: Pick<AuthoredSite, 'language' | 'thirdParty' | 'partners'>): PartnerWidget | null {
  const widget = thirdParty.activitiesWidget;
  if (!widget?.partnerId) return null;
  const { script, hosts, attributes, partnerIdAttribute, partnerId } = widget;
  return {
    language,
    partner: partners.activities.name,
    script,
    hosts,
    attributes: { ...attributes, [partnerIdAttribute]: partnerId },
  };
}
