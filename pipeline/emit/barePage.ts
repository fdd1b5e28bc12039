import type { Site } from '#schemas/types/published.ts';

/** Returns a page that is no part of the guide and that search engines leave out. Title and body are HTML. */
export function barePage({ language }: Pick<Site, 'language'>, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body>
${body}
</body>
</html>
`;
}
