/** Returns the hosts of every address in a text, in lower case, without "www." and without a dot at the end. */
export function hostsIn(text: string): string[] {
  return [...text.matchAll(/https?:\/\/([^\s/?#:;]+)/gi)].map(([, host = '']) =>
    host
      .toLowerCase()
      .replace(/^www\./, '')
      .replace(/\.+$/, ''),
  );
}

/** Returns true for a host of the list and for what lies below one: "tours.example" has "shop.tours.example". */
export function isHostOf(list: readonly string[], host: string): boolean {
  return list.some((listed) => host === listed || host.endsWith(`.${listed}`));
}
