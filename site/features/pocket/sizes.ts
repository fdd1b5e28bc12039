/** Formats bytes in megabytes with one decimal, at least 0.1. */
export function megabytes(bytes: number): string {
  const tenths = bytes > 0 ? Math.max(1, Math.round(bytes / 100_000)) : 0;
  return `${(tenths / 10).toFixed(1)} MB`;
}

/** Formats a date, YYYY-MM-DD. */
export function dayInWords(date: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}
