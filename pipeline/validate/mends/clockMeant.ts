/** Returns the time HH:MM that a text such as "7pm", "19.30" or "7:30 p.m." means; null if it cannot be told. */
export function clockMeant(text: string): string | null {
  const [, hours = '', minutes = '0', half = ''] =
    /^(\d{1,2})(?:[:.h](\d{1,2})(?::00)?)?\s*([ap])?\.?\s?(?:m\.?)?$/i.exec(text.trim()) ?? [];
  if (hours === '') return null;
  const isTwelveHours = half !== '';
  const hour = isTwelveHours ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  // YAML drops the zero of 19.30.
  const minute = Number(minutes.length === 1 && /\./.test(text) ? `${minutes}0` : minutes);
  if (hour > 23 || minute > 59 || (isTwelveHours && Number(hours) > 12)) return null;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
