/** What a route hands to its page: the slug in its path, or the fixed slug of its guide or page. */
export interface RouteParams {
  slug: string;
}
