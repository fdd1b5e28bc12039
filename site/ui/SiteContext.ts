import { createContext, useContext } from 'react';
import type { Site } from '#schemas/types/published.ts';

/**
 * Site data for every part of a page: name, address and language in its head, its sign, money in prices, and the
 * day in the park with its dangers, and whether devices may keep it.
 */
export type SiteFrame = Pick<Site, 'name' | 'url' | 'language' | 'currency'> &
  Partial<
    Pick<
      Site,
      | 'sign'
      | 'zoneOffsets'
      | 'builtOn'
      | 'hemisphere'
      | 'emergencyNumber'
      | 'avalanche'
      | 'offline'
      | 'editUrl'
    >
  >;

/** Before the guide is known it has no name, and its currency is the code for none. */
export const SiteContext = createContext<SiteFrame>({ name: '', url: '', language: 'en', currency: 'XXX' });

/** Returns the currency of all prices, as an ISO 4217 code. */
export const useCurrency = (): string => useContext(SiteContext).currency;
