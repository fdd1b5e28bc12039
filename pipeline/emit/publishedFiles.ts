import type { Published } from '../derive/published.ts';
import { openSchemas } from '#schemas/openSchema.ts';
import { readSchemas } from '#schemas/readSchemas.ts';
import { assertPublishable } from './documents/assertPublishable.ts';
import { calendarFile } from './calendarFile.ts';
import { gpxFile } from './tracks/gpxFile.ts';
import { partnerWidgetPath } from '../derive/partnerWidget.ts';
import { faviconFile } from './host/faviconFile.ts';
import { headersFile } from './host/headersFile.ts';
import { jsonDocuments } from './documents/jsonDocuments.ts';
import { openApiFile } from './documents/openApiFile.ts';
import { partnerWidgetFile, partnerWidgetScript, partnerWidgetScriptPath } from './partnerWidgetFile.ts';
import { fileOnDemand, type PublishedFile } from '../files/publishedFile.ts';
import { redirectPages, redirectsFile } from './host/redirectsFile.ts';
import { schemaFiles } from './documents/schemaFiles.ts';
import { securityFiles } from './host/securityFile.ts';
import { searchEngineFiles } from './host/searchEngineFiles.ts';
import { trackFiles } from './tracks/trackFiles.ts';
import { webManifestFile } from './host/webManifestFile.ts';

/**
 * Returns every data file, first those from which pages are rendered; most texts are made when they are asked for.
 * Throws when a value does not match its published schema, so nothing wrong is written.
 */
export function publishedFiles(published: Published): PublishedFile[] {
  return [...apiFiles(published), ...otherFiles(published)];
}

/** Returns the files below api/: all that pages are rendered from. Throws as `publishedFiles` does. */
export function apiFiles(published: Published): PublishedFile[] {
  const schemas = readSchemas('published');
  const documents = jsonDocuments(published);
  assertPublishable(documents);
  return [
    ...documents.map(({ path, value }) => fileOnDemand(path, () => toJson(value))),
    { path: 'api/routes.json', text: toJson(published.routes) },
    { path: 'api/openapi.json', text: openApiFile(openSchemas(schemas), published.site) },
  ];
}

/**
 * Returns the files that pages are not rendered from: tracks, schemas, calendars and the files for hosts and search
 * engines.
 */
export function otherFiles(published: Published): PublishedFile[] {
  const { site, thirdParties, partnerWidget } = published;
  return [
    ...trackFiles(published).map(({ path, track }) => fileOnDemand(path, () => gpxFile(track))),
    ...published.reliefFiles,
    ...schemaFiles(openSchemas(readSchemas('published')), site.url),
    ...calendarFiles(published),
    ...searchEngineFiles(published, site.url),
    ...securityFiles(site),
    webManifestFile(site),
    faviconFile(site),
    { path: '_headers', text: headersFile(thirdParties, partnerWidget, site) },
    ...(published.moves.length > 0
      ? [{ path: '_redirects', text: redirectsFile(published.moves, site.url) }]
      : []),
    ...redirectPages(published.moves, site),
    ...(partnerWidget
      ? [
          {
            path: `${partnerWidgetPath.slice(1)}/index.html`,
            text: partnerWidgetFile(partnerWidget, site.url),
          },
          { path: partnerWidgetScriptPath, text: partnerWidgetScript },
        ]
      : []),
  ];
}

/** Returns the calendar of all events with announced dates, if there are any, and one for each of them. */
function calendarFiles({ events, site, eventChanges }: Published): PublishedFile[] {
  const days = { today: site.builtOn, changes: eventChanges };
  const dated = events.flatMap((event) =>
    event.calendarUrl === null ? [] : [{ event, url: event.calendarUrl }],
  );
  if (dated.length === 0) return [];
  return [
    {
      path: 'events.ics',
      text: calendarFile(
        dated.map(({ event }) => event),
        site,
        days,
      ),
    },
    ...dated.map(({ event, url }) => fileOnDemand(url.slice(1), () => calendarFile([event], site, days))),
  ];
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}
