/** Returns the first `limit` characters of a text and '...' where something was cut off. */
export function cutText(text: string, limit: number): string {
  return text.length > limit ? `${text.slice(0, limit)}...` : text;
}
