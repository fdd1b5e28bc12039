/** Call and description of each command, printed by `--help`. */
export const usage: Record<string, { call: string; does: string }> = {
  check: {
    call: 'check [--content DIR] [--format text|json|github] [--today DATE]',
    does: 'Validates the content and suggests fixes. Exits with code 1 if anything blocks a build.',
  },
  data: {
    call: 'data [--content DIR] [--out DIR] [--today DATE]',
    does: 'Writes the data files alone, without pages and pictures.',
  },
  build: {
    call: 'build [--content DIR] [--out DIR] [--cache DIR] [--today DATE]',
    does: 'Writes the complete site, or nothing when something is wrong. --cache is the folder of the pictures of earlier builds.',
  },
  pictures: {
    call: 'pictures [--check]',
    does: 'Draws missing or stale pictures. --check only counts them.',
  },
  new: {
    call: 'new attraction|activity|accommodation|trail|event|guide|page NAME [--content DIR], new trail NAME --gpx FILE [--track NAME_OR_NUMBER], new park DIR',
    does:
      'Creates a record to fill in. NAME becomes its URL slug: lower-case letters, digits and hyphens. "new park" writes ' +
      'the files that every guide needs into a folder, and --gpx fills in what the track of a trail knows.',
  },
  rename: {
    call: 'rename KIND/NAME NEW_NAME [--content DIR]',
    does: 'Renames a record, updates every reference to it, and redirects the old address.',
  },
  'gpx:import': {
    call: 'gpx:import FILE.gpx --trail NAME [--track NAME_OR_NUMBER] [--reverse] [--accept] [--content DIR]',
    does:
      "Turns a recorded track into a trail's route. --reverse turns one that was recorded from the far end, --accept " +
      'takes one that differs from the figures of the trail.',
  },
  'photo:add': {
    call: 'photo:add FILE --record KIND/NAME [--caption WORDS] [--alt WORDS] [--author NAME] [--licence LICENCE] [--source URL] [--taken DATE] [--far REASON] [--content DIR]',
    does:
      'Gives a record a photograph, without the metadata of the file. Author and day are read from it unless an option ' +
      'says them. --far says why one that was taken more than 2 km away shows the place.',
  },
  'heights:import': {
    call: 'heights:import FILE.tif [--content DIR]',
    does: 'Turns a GeoTIFF of heights in degrees into the heights of the guide, cut to its region.',
  },
  'events:refresh': {
    call: 'events:refresh [--feed ID_ADDRESS_OR_FILE] [--format auto|ics|rss] [--content DIR] [--dry-run] [--report FILE] [--accept]',
    does: 'Reads the calendars of organisers and writes what they announce. --dry-run only says what it would do.',
  },
  'api:diff': {
    call: 'api:diff --base REF [--format text|markdown]',
    does: 'Says what a change does to the published files.',
  },
  coverage: {
    call: 'coverage [--content DIR] [--today DATE] [--changed REF | --due]',
    does:
      'Says how much content there is and how well it is sourced. --due lists the figures to look up by file and line, ' +
      'under the page to look at.',
  },
  links: {
    call: 'links [--content DIR] [--format text|json|github]',
    does: 'Checks every external link in the content and reports the broken ones.',
  },
  'deploy:check': {
    call: 'deploy:check [--host cloudflare|netlify|github-pages|files] [--address URL] [--content DIR] [--out DIR]',
    does: 'Reports what the configuration is missing for a host. With --address, checks the deployed site and reports the differences.',
  },
  reference: {
    call: 'reference [--check]',
    does: 'Writes the pages for maintainers; --check says which of them are stale.',
  },
  editor: {
    call: 'editor',
    does: 'Writes the schemas by which an editor completes content, with the towns and records that there are.',
  },
  dev: {
    call: 'dev [--content DIR] [--port N] [--today DATE]',
    does: 'Serves the guide and rebuilds on save until stopped.',
  },
};

/** Returns the help of one command, or of all. */
export function helpOf(name: string): string {
  const own = usage[name];
  if (own) return `npm run ${own.call.replace(' ', ' -- ')}\n${own.does}`;
  return Object.values(usage)
    .map(({ call, does }) => `${call}\n    ${does}`)
    .join('\n');
}
