/** What a page says about itself to search engines and social cards. */
export interface PageMeta {
  /** Without the name of the site. */
  title: string;
  description: string;
  /** Path of the page, the canonical address below the site's base address. */
  path: string;
  /** Path of the social card. */
  image?: string;
  /** schema.org nodes; give them only while prerendering (import.meta.env.SSR), no browser needs the code for them. */
  jsonLd?: object[] | undefined;
  /** true keeps the page out of search engines. */
  noIndex?: boolean;
}
