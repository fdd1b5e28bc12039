import { sumText } from '#schemas/rules/money.ts';

/** Formats an official amount with cents; "Free" only for 0. */
export function feeText(amount: number, currency: string): string {
  if (amount === 0) return 'Free';
  return sumText(amount, currency, { useGrouping: false, trailingZeroDisplay: 'auto' });
}
