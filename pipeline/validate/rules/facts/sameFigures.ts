import type { CheckedContent } from '../../../content/checkedContent.ts';
import { recordsOf } from '../../../content/checkedContent.ts';
import { type Finding, findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';
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
