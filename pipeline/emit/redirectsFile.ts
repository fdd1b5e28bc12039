/** What the host answers at addresses that a trail had before: where it is now, for good. */
export function redirectsFile(formerTrails: ReadonlyMap<string, string>): string {
  return [...formerTrails]
    .flatMap(([former, slug]) => [
      `/hiking-trails/${former} /hiking-trails/${slug} 301`,
      `/gpx/${former}.gpx /gpx/${slug}.gpx 301`,
    ])
    .map((line) => `${line}\n`)
    .join('');
}
