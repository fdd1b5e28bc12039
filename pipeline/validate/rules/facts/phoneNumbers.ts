import { type Finding, findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';

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
      // Of two numbers with the same area code the one with fewer digits is told.
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
