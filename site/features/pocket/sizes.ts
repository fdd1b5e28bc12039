/** Bytes in megabytes, with one decimal; never less than the tenth that something takes. */
export function megabytes(bytes: number): string {
  const tenths = bytes > 0 ? Math.max(1, Math.round(bytes / 100_000)) : 0;
  return `${(tenths / 10).toFixed(1)} MB`;
}

/** A calendar date, YYYY-MM-DD, in words. */
export function dayInWords(date: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}
