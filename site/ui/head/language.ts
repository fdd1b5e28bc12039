/** The language that the guide is written in, as a BCP 47 tag. */
export const language = 'en-CA';
