import { sumText } from '#schemas/rules/money.ts';

/** An official amount with its cents; nothing is free of charge but what costs nothing. */
export function feeText(amount: number, currency: string): string {
  if (amount === 0) return 'Free';
  return sumText(amount, currency, { useGrouping: false, trailingZeroDisplay: 'auto' });
}
