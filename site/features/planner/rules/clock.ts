/** Returns the minutes since midnight of a time HH:MM. */
export function minutesOf(time: string): number {
  const [hours = '', minutes = ''] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** Formats minutes as HH:MM; past midnight, the last minute of the day. */
export function timeOf(minutes: number): string {
  const within = Math.min(minutes, 24 * 60 - 1);
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
}

/** Rounds up to the next quarter of an hour. */
export function toQuarter(minutes: number): number {
  return Math.ceil(minutes / 15) * 15;
}

/** Formats minutes as a text: "7:30 AM". */
export function clockText(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
