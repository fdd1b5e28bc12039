import { recordsOf, type CheckedContent } from '../../../content/checkedContent.ts';
import { findingIn, type Finding, type Rule } from '../../findingIn.ts';
import { textsIn } from '../../valuesIn.ts';

export const sameFigures: Rule = {
  name: 'same-figures',
  description:
    'The planning rates of park passes are those of passes.yaml. An amount with cents in a text is that of a pass, a ' +
    'fine or a rate, and a phone number is one of emergency.yaml, because a second copy of a figure goes stale.',
  canBeExcused: true,
  check(content) {
    return [...rateProblems(content), ...textProblems(content)];
  },
};

function rateProblems({ passes, rates }: CheckedContent): Finding[] {
  if (!passes || !rates) return [];
  const { pass } = rates.data.budget;
  const pairs = [
    ['annual', 'annualPerPerson', pass.annualPerPerson],
    ['family-group', 'familyGroup', pass.familyGroup],
  ] as const;
  return pairs.flatMap(([id, key, rate]) => {
    const price = passes.data.passes.find((one) => one.id === id)?.price;
    if (price === undefined || rate === price) return [];
    const message = `the rate is ${rate}, but the pass "${id}" of passes.yaml costs ${price}`;
    const suggestion = `Write ${price}, or correct passes.yaml.`;
    return [findingIn(rates.file, ['budget', 'pass', key], { message, suggestion })];
  });
}

const amountWithCents = /(?<![\d.,])\d{1,3}\.\d{2}(?![\d.]| ?(?:M|million|degrees|km)\b)/g;
const phone = /\b\d{3}-\d{3}-\d{4}\b/g;

function textProblems(content: CheckedContent): Finding[] {
  const { passes, rates, emergency } = content;
  if (!passes || !rates || !emergency) return [];
  const amounts = new Set(
    [
      ...passes.data.passes.map(({ price }) => price),
      ...passes.data.fines.map(({ amount }) => amount),
      rates.data.budget.pass.dailyPerPerson,
    ].map((amount) => amount.toFixed(2)),
  );
  const phones = new Set(emergency.data.contacts.map(({ number }) => number));
  return [...recordsOf(content), ...content.guides, ...content.pages].flatMap(({ file, data }) =>
    textsIn(data).flatMap(({ path, value }) => {
      const complain = (snippet: string, message: string, suggestion: string) =>
        findingIn(file, path, { message, suggestion, snippet });
      return [
        ...(value.match(amountWithCents) ?? [])
          .filter((amount) => !amounts.has(amount))
          .map((amount) =>
            complain(
              amount,
              `${amount} is the price of no pass, fine or rate`,
              'Write the amount of passes.yaml, or put the price under price: with its source.',
            ),
          ),
        ...(value.match(phone) ?? [])
          .filter((number) => !phones.has(number))
          .map((number) =>
            complain(
              number,
              `the number ${number} is not one of emergency.yaml`,
              'Write the number of emergency.yaml, or add it there with its source.',
            ),
          ),
      ];
    }),
  );
}

/** Digits of the shortest number that anybody can dial, such as 911 or 112. */
const shortest = 3;

export const phoneNumbers: Rule = {
  name: 'phone-numbers',
  description:
    'A number of emergency.yaml has three digits or more, and as many as the others that begin with the same area code: ' +
    'a digit that is missing or doubled leads nowhere, and nobody notices before the call.',
  canBeExcused: true,
  check({ emergency }) {
    if (!emergency) return [];
    const numbers = emergency.data.contacts.map(({ number }) => ({
      number,
      digits: number.replaceAll(/\D/g, ''),
      area: /^\+?\(?\d+\)?(?=[ .-])/.exec(number)?.[0].replaceAll(/\D/g, '') ?? null,
    }));
    return numbers.flatMap(({ number, digits, area }, index): Finding[] => {
      const problem = (message: string) =>
        findingIn(emergency.file, ['contacts', index, 'number'], {
          message,
          suggestion: 'Dial it, or compare it with its source.',
        });
      if (digits.length < shortest) return [problem(`${number} is too short for a phone number`)];
      const alike = numbers.filter(
        (other) => area !== null && other.area === area && other.number !== number,
      );
      const usual = alike[0];
      if (!usual || !alike.every((other) => other.digits.length === usual.digits.length)) return [];
      // Of two numbers with the same area code the one with fewer digits is reported.
      if (
        digits.length === usual.digits.length ||
        (alike.length === 1 && digits.length > usual.digits.length)
      )
        return [];
      return [
        problem(
          `${number} has ${digits.length} digits, ${usual.number} with the same area code has ${usual.digits.length}`,
        ),
      ];
    });
  },
};
