/** The intended number, or a question for the author. */
export interface NumberSuggestion {
  suggestion: string;
}

const currencyCode = /^(?:[A-Z]{3}|[$€£¥]|(?:US|CA|C|A)\$)$/;

/** Factors to the unit at the end of a field's name, by the unit that was written. */
const factors: Record<string, readonly (readonly [RegExp, number])[]> = {
  Km: [
    [/^(?:km|kms|kilomet(?:er|re)s?)$/i, 1],
    [/^(?:mi|miles?)$/i, 1.609344],
    [/^(?:m|met(?:er|re)s?)$/i, 0.001],
  ],
  M: [
    [/^(?:m|met(?:er|re)s?)$/i, 1],
    [/^(?:ft|feet|foot|['′])$/i, 0.3048],
    [/^km$/i, 1000],
  ],
  Hours: [
    [/^(?:h|hr|hrs|hours?)$/i, 1],
    [/^(?:min|mins|minutes?)$/i, 1 / 60],
  ],
  C: [[/^°? ?C$/, 1]],
  Minutes: [
    [/^(?:min|mins|minutes?)$/i, 1],
    [/^(?:h|hr|hrs|hours?)$/i, 60],
    [/^(?:d|days?)$/i, 1440],
  ],
};

/**
 * Suggests a fix for a text in place of a number. Units are converted when the name of the field says its own; a currency
 * sign gives a question, because it does not say which currency is intended.
 */
export function suggestNumber(text: string, name: string): NumberSuggestion | null {
  const written = text.trim().replace(/^([^\d]*?)[−–—]\s?(?=\d)/, '$1-');
  const parts = /^([^\d-]*)(-?\d[\d,]*(?:\.\d+)?)\s*(.*)$/.exec(written);
  if (!parts) return null;
  const [, before = '', digits = '', rest = ''] = parts;
  const value = plainNumber(digits);
  if (value === null) return null;
  const after = rest.trim();
  if (currencyCode.test(before.trim()) || currencyCode.test(after)) {
    return {
      suggestion: `Write ${value}, the number alone, if it is in the currency of the guide; convert it first if it is not.`,
    };
  }
  const [, second] = /^(?:-|–|—|to|or|bis|\/)\s*(\d[\d.]*)/i.exec(after) ?? [];
  if (second !== undefined) return { suggestion: `Write one number, ${value} or ${second}.` };
  const unit = /(?:elevation|(?:Km|M|C|Hours|Minutes))$/.exec(name)?.[0];
  const [, factor] =
    (factors[unit === 'elevation' ? 'M' : (unit ?? '')] ?? []).find(([pattern]) => pattern.test(after)) ?? [];
  if (factor !== undefined && factor !== 1) {
    const converted = Number((Number(value) * factor).toFixed(unit === 'Km' || unit === 'Hours' ? 1 : 0));
    return { suggestion: `Write ${converted}: ${value} ${after} in the unit of this field.` };
  }
  if (after === '' && before === '' && written !== text.trim()) {
    return { suggestion: `Write ${value}: the minus sign is the hyphen of the keyboard.` };
  }
  const isMeasure =
    /^(?:mi|miles?|ft|feet|foot|yd|yards?|lbs?|acres?|°[FC]?|h|hr|hrs|hours?|min|minutes?)\b/i.test(after);
  if (isMeasure && factor === undefined) {
    return { suggestion: `Write the number alone, in the unit that the field asks for, not in ${after}.` };
  }
  return { suggestion: `Write ${value}, the number alone.` };
}

/** Returns the digits as YAML reads a number: thousands joined, decimals after a point; null for another shape. */
function plainNumber(digits: string): string | null {
  if (/^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(digits)) return digits.replaceAll(',', '');
  if (/^-?\d+,\d+$/.test(digits)) return String(Number(digits.replace(',', '.')));
  return /^-?\d+(\.\d+)?$/.test(digits) ? digits : null;
}
