/** Ends of street names, short and long, after which a capital begins another word. */
const street =
  /(?<![\p{L}\d])((?:St|Ave|Av|Rd|Dr|Blvd|Hwy|Cres|Ln|Ct|Street|Avenue|Road|Drive|Boulevard|Highway|Crescent|Lane|Court|Square|Trail)\.?)(?=\p{Lu}\p{Ll})/gu;

/**
 * Parts the words of a place that some calendars join where they remove a line end: "110 Bear StBanff" is
 * "110 Bear St Banff". A name of a town is parted from the word before it, and so is what follows a street.
 */
export function partJoinedWords(place: string, towns: readonly string[]): string {
  return towns
    .filter((town) => /^\p{Lu}[\p{L} '’-]*$/u.test(town))
    .reduce(
      (text, town) => text.replaceAll(new RegExp(`(?<=[\\p{Ll}\\d.)])(?=${town}(?!\\p{L}))`, 'gu'), ' '),
      place.replaceAll(street, '$1 '),
    );
}
