export interface ReviewQuote {
  quote: string;
  author: string;
}

const separator = ' - ';

/**
 * Takes a review apart: quote, then " - ", then author. Without an author it is a "Verified Visitor" where the quote
 * has a source, and a "Visitor quote" where it has none.
 */
export function parseReviewQuote(text: string, sourced: boolean): ReviewQuote {
  const index = text.lastIndexOf(separator);
  const author = index === -1 ? '' : text.slice(index + separator.length).trim();
  const quote = index === -1 ? text : text.slice(0, index);
  return { quote: quote.trim(), author: author || (sourced ? 'Verified Visitor' : 'Visitor quote') };
}
