/** What a route hands to its page: the slug in its path, if it has one. */
export interface RouteParams {
  slug: string;
}
