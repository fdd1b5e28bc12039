export interface ReviewQuote {
  quote: string;
  author: string;
}

const separator = ' - ';

/**
 * Splits a review at " - " into quote and author. Without an author the name is "Verified Visitor" if the quotes have a
 * source, else "Visitor quote".
 */
export function parseReviewQuote(text: string, sourced: boolean): ReviewQuote {
  const index = text.lastIndexOf(separator);
  const author = index === -1 ? '' : text.slice(index + separator.length).trim();
  const quote = index === -1 ? text : text.slice(0, index);
  return { quote: quote.trim(), author: author || (sourced ? 'Verified Visitor' : 'Visitor quote') };
}
