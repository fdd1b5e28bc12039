/** Returns true for the name of a time zone, also for an old name such as "Asia/Calcutta". */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
