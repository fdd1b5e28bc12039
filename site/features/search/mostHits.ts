/** Most entries of an answer. */
export const mostHits = 500;
