/** Matches a host of three or more parts, such as reservation.pc.gc.ca; with two parts it could be a slip between sentences. */
const host = /\b(?:[a-z]+\.){2,}[a-z]+\b/;

/** Returns the address of the host that the text about reservations names, or null if it names none. */
export function reservationPage(reservation: string): string | null {
  const [name] = host.exec(reservation) ?? [];
  return name ? `https://${name}/` : null;
}
