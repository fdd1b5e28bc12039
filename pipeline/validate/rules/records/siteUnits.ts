import { isKnownZone } from '#schemas/rules/zonedTime.ts';
import { didYouMean } from '../../../spelling/closest.ts';
import { findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';
import { isPlaceZone, placeZoneLike } from '../../timeZone.ts';

const currencies = Intl.supportedValuesOf('currency');

export const siteUnits: Rule = {
  name: 'site-units',
  description:
    'The time zone of site.yaml is that of a place, with its change of clocks, and the currency is a known one: today ' +
    'is a day in that zone, and prices bear the sign of that currency.',
  canBeExcused: false,
  check({ site }) {
    if (!site) return [];
    const { timeZone, currency, language } = site.data;
    const problem = (key: 'timeZone' | 'currency', message: string, suggestion: string) =>
      findingIn(site.file, [key], { message, suggestion });
    return [
      ...(isPlaceZone(timeZone) ? [] : [problem('timeZone', ...zoneFault(timeZone, language))]),
      ...(currencies.includes(currency)
        ? []
        : [
            problem(
              'currency',
              `currency is no currency (got "${currency}")`,
              didYouMean(currency, currencies) ?? 'Write its ISO 4217 code, such as "EUR".',
            ),
          ]),
    ];
  },
};

function zoneFault(timeZone: string, language: string): [message: string, suggestion: string] {
  const placed = placeZoneLike(timeZone, language);
  if (placed !== null) {
    const message = `timeZone is a fixed offset without the park's change of clocks (got "${timeZone}")`;
    return [message, `Did you mean "${placed}"?`];
  }
  return [
    `timeZone is no time zone${isKnownZone(timeZone) ? ' of a place' : ''} (got "${timeZone}")`,
    didYouMean(timeZone, Intl.supportedValuesOf('timeZone')) ??
      'Write its IANA name, such as "Europe/Berlin".',
  ];
}
