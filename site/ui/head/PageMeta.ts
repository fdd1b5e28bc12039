/** Metadata of a page for search engines and social cards. */
export interface PageMeta {
  /** Without the name of the site. */
  title: string;
  description: string;
  /** Path of the page, the canonical address below the site's base address. */
  path: string;
  /** Path of the social card, 1200 pixels wide and 630 high. */
  image?: string;
  /** Text alternative of the picture on the social card. A card without a picture has the title alone. */
  imageAlt?: string | undefined;
  /** schema.org nodes; give them only while prerendering (import.meta.env.SSR), no browser needs the code for them. */
  jsonLd?: object[] | undefined;
  /** true keeps the page out of search engines. */
  noIndex?: boolean;
}
