const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function parts(date: string): { day: number; month: number; year: number } {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { day, month, year };
}

/** Formats one day or a range: "Nov 21–22, 2026", "Jan 17 – Feb 3, 2027". */
export function dateRangeText(startDate: string, endDate: string | null): string {
  const start = parts(startDate);
  const startText = `${months[start.month - 1]} ${start.day}`;
  if (!endDate || endDate === startDate) return `${startText}, ${start.year}`;
  const end = parts(endDate);
  const sameYear = start.year === end.year;
  if (sameYear && start.month === end.month) return `${startText}–${end.day}, ${end.year}`;
  return `${startText}${sameYear ? '' : `, ${start.year}`} – ${months[end.month - 1]} ${end.day}, ${end.year}`;
}
