/** An address of the host in a file, with what holds it. */
export interface HostAddress {
  /** Name of the attribute, of the key or of the function of CSS. */
  holder: string;
  address: string;
}

const inAttributes = /\s([\w-]+)="(\/[^"]*)"/g;
const inStyles = /\burl\(["']?(\/[^"')]*)/g;
const inManifest = /"(id|src|start_url|scope)":"(\/[^"]*)"/g;

/** Removes the data of a page, whose addresses are within the guide, like those of every published JSON file. */
const withoutPayload = (html: string) =>
  html.replaceAll(/<script type="application\/(?:ld\+)?json"[^>]*>[^]*?<\/script>/g, '');

/** Returns the addresses of an attribute, which may hold several. */
function listed(holder: string, value: string): string[] {
  // React writes it as srcSet.
  if (/srcset$/i.test(holder)) return value.split(', ').map((candidate) => candidate.split(' ')[0] ?? '');
  return holder === 'data-modules' ? value.split(' ') : [value];
}

/** Returns every address in a file that a browser would ask the host for. */
export function hostAddresses(file: string, text: string): HostAddress[] {
  if (file.endsWith('.html')) {
    return [...withoutPayload(text).matchAll(inAttributes)].flatMap(([, holder = '', value = '']) =>
      listed(holder, value).map((address) => ({ holder, address })),
    );
  }
  if (file.endsWith('.css')) {
    return [...text.matchAll(inStyles)].map(([, address = '']) => ({ holder: 'url()', address }));
  }
  if (file.endsWith('.webmanifest')) {
    return [...text.matchAll(inManifest)].map(([, holder = '', address = '']) => ({ holder, address }));
  }
  return [];
}
