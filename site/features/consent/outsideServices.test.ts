import { expect, test } from 'vitest';
import type { Site } from '#schemas/types/published.ts';
import { outsideServices } from './ConsentButtons.tsx';

type Services = Parameters<typeof outsideServices>[0];
const partners = { activities: { name: 'TourMarket' } } as Site['partners'];
const none = { analyticsId: null, adsId: null, activitiesWidget: null } as Site['thirdParty'];
const named = (thirdParty: Partial<Site['thirdParty']>) =>
  outsideServices({ partners, thirdParty: { ...none, ...thirdParty } } satisfies Services);

test('a guide that is set up with no service asks for nothing', () => {
  expect(named({})).toEqual([]);
});

test('each service that is set up is named', () => {
  const activitiesWidget = {} as NonNullable<Site['thirdParty']['activitiesWidget']>;
  expect(named({ analyticsId: 'G-1' })).toEqual(['visitor statistics']);
  expect(named({ adsId: 'AW-1/a' })).toEqual(['advertising reports']);
  expect(named({ activitiesWidget })).toEqual(['the activity list of TourMarket']);
  expect(named({ analyticsId: 'G-1', adsId: 'AW-1/a', activitiesWidget })).toHaveLength(3);
});
