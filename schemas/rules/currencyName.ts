/** Returns the plural name of a currency: "Canadian dollars", "euros". */
export function currencyName(currency: string): string {
  const words = (2).toLocaleString('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  });
  return words.replace(/^2 /, '');
}
