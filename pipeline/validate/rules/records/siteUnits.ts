import { didYouMean } from '../../../spelling/closest.ts';
import { problemIn } from '../../problemIn.ts';
import type { Rule } from '../../rule.ts';
import { isTimeZone } from '../../timeZone.ts';

const currencies = Intl.supportedValuesOf('currency');

export const siteUnits: Rule = {
  name: 'site-units',
  description:
    'The time zone and the currency of site.yaml are known ones: today is a day in that zone, and prices bear the sign ' +
    'of that currency.',
  canBeExcused: false,
  check({ site }) {
    if (!site) return [];
    const { timeZone, currency } = site.data;
    const problem = (key: 'timeZone' | 'currency', message: string, suggestion: string) =>
      problemIn(site.file, [key], { rule: 'site-units', message, suggestion });
    return [
      ...(isTimeZone(timeZone)
        ? []
        : [
            problem(
              'timeZone',
              `timeZone is no time zone (got "${timeZone}")`,
              didYouMean(timeZone, Intl.supportedValuesOf('timeZone')) ??
                'Write its IANA name, such as "Europe/Berlin".',
            ),
          ]),
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
