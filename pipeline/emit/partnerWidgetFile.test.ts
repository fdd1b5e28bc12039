// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { AuthoredSite } from '#schemas/types/authored.ts';
import { toPartnerWidget } from '../derive/partnerWidget.ts';
import { partnerWidgetFile } from './partnerWidgetFile.ts';

const site = (partnerId: string | null): AuthoredSite => ({
  ...({} as AuthoredSite),
  language: 'en-GB',
  partners: { activities: { name: 'Tours & Co' } } as AuthoredSite['partners'],
  thirdParty: {
    analyticsId: null,
    adsId: null,
    activitiesWidget: {
      partnerId,
      partnerIdAttribute: 'data-tours-partner',
      script: 'https://widget.tours.example/list.js?a=1&b=2',
      hosts: ['https://widget.tours.example'],
      attributes: { 'data-tours-location': '284', 'data-tours-note': 'a "b" <c>' },
    },
  },
});

test('without a partner id there is no widget', () => {
  expect(toPartnerWidget(site(null))).toBeNull();
});

test('the page holds the element of the widget with its id, the script, and nothing for search engines', () => {
  const widget = toPartnerWidget(site('LARCH'));
  const page = partnerWidgetFile(widget!, 'https://guide.example');
  const document = new DOMParser().parseFromString(page, 'text/html');
  const element = document.querySelector<HTMLElement>('[data-tours-partner]');
  expect(Object.fromEntries(Object.entries(element?.dataset ?? {}))).toEqual({
    toursLocation: '284',
    toursNote: 'a "b" <c>',
    toursPartner: 'LARCH',
  });
  const [watch, script] = document.querySelectorAll('script');
  // It has to listen before the partner's script can fail.
  expect(watch?.getAttribute('src')).toBe('/partner-widget/watch.js');
  expect(watch?.async || watch?.defer).toBe(false);
  expect(script?.src).toBe('https://widget.tours.example/list.js?a=1&b=2');
  expect(document.documentElement.lang).toBe('en-GB');
  expect(document.title).toBe('Activities at Tours & Co');
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});
