import type { PhotographLicence } from '../../types/published.ts';

/** Licences under which a photograph may be shown, the one that the guide asks for first, with their addresses. */
export const photographLicences: Readonly<Record<PhotographLicence, string>> = {
  'CC BY 4.0': 'https://creativecommons.org/licenses/by/4.0/',
  'CC BY-SA 4.0': 'https://creativecommons.org/licenses/by-sa/4.0/',
  'CC0 1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
  'public domain': 'https://creativecommons.org/publicdomain/mark/1.0/',
  'CC BY 3.0': 'https://creativecommons.org/licenses/by/3.0/',
  'CC BY-SA 3.0': 'https://creativecommons.org/licenses/by-sa/3.0/',
  'CC BY 2.0': 'https://creativecommons.org/licenses/by/2.0/',
  'CC BY-SA 2.0': 'https://creativecommons.org/licenses/by-sa/2.0/',
};

/** Names of these licences. */
export const photographLicenceNames = Object.keys(photographLicences) as PhotographLicence[];

/** Returns why a licence is refused, if it is one of those with conditions that the guide cannot meet. */
export function refusalOf(licence: string): string | null {
  const parts = licence.toUpperCase().split(/[^A-Z]+/);
  const reasons = [
    ...(parts.includes('NC') ? ['NC forbids business, and this guide links to booking partners'] : []),
    ...(parts.includes('ND') ? ['ND forbids changes, and photographs are cut to 3:2'] : []),
  ];
  return reasons.length > 0 ? `${reasons.join('; ')}. Ask the author for CC BY 4.0.` : null;
}
