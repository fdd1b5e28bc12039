/** Returns the minutes since midnight of a time HH:MM. */
export function minutesOf(time: string): number {
  const [hours = '', minutes = ''] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** Formats a time HH:MM, or minutes since midnight: "8:00 AM", "12:30 AM", "midnight". */
export function timeText(time: string | number): string {
  const minutes = typeof time === 'string' ? minutesOf(time) : Math.round(time);
  const hour = Math.floor(minutes / 60) % 24;
  const rest = minutes % 60;
  if (hour === 0 && rest === 0) return 'midnight';
  return `${hour % 12 || 12}:${String(rest).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Formats a duration in minutes: "45 min", "2 h", "1 h 30 min". */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}
