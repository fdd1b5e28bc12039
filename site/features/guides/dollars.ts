/** An amount of Canadian dollars with its cents; nothing is free of charge but what costs nothing. */
export function dollars(amount: number): string {
  return amount === 0 ? 'Free' : `$${amount.toFixed(2)}`;
}
