import type { BrowserContext } from '@playwright/test';

/** Ways in which others fail. */
export const thirdPartyFaults = ['aborted', '500', 'hanging'] as const;
export type ThirdPartyFault = (typeof thirdPartyFaults)[number];

/** Makes every host but the guide fail in a given way. */
export async function breakThirdParties(context: BrowserContext, fault: ThirdPartyFault): Promise<void> {
  await context.route(
    (url) => url.hostname !== '127.0.0.1',
    async (route) => {
      if (fault === 'aborted') await route.abort('blockedbyclient');
      if (fault === '500') await route.fulfill({ status: 500, body: 'broken' });
    },
  );
}
