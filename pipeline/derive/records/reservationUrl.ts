/**
 * Matches an address, with its scheme or without, whose host has three or more parts: with two it could be a slip between
 * sentences. An address of mail is none.
 */
const address =
  /(?<![\w@.:/-])(?:(?<scheme>https?):\/\/)?(?<rest>(?:[a-z0-9-]+\.){2,}[a-z]{2,}(?:\/[\w/-]*)?)/;

/** Returns the first address that a text about reservations names, as https; null without one, and for one of http. */
export function reservationUrl(reservation: string): string | null {
  const { scheme = 'https', rest } = address.exec(reservation)?.groups ?? {};
  return rest && scheme === 'https' ? new URL(`https://${rest}`).href : null;
}
