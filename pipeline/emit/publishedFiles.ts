import type { Published } from '../derive/published.ts';
import { openSchemas, readSchemas } from '#schemas/readSchemas.ts';
import { assertPublishable, jsonDocuments, schemaFiles } from './documents/jsonDocuments.ts';
import { calendarFile } from './calendarFile.ts';
import { gpxFile, trackFiles } from './tracks/gpxFile.ts';
import { partnerWidgetPath } from '../derive/partnerWidget.ts';
import {
  faviconFile,
  redirectPages,
  redirectsFile,
  securityFiles,
  searchEngineFiles,
  webManifestFile,
} from './host/hostFiles.ts';
import { headersFile } from './host/headersFile.ts';
import { openApiFile } from './documents/openApiFile.ts';
import { partnerWidgetFile, partnerWidgetScript, partnerWidgetScriptPath } from './partnerWidgetFile.ts';
import type { PublishedFile } from '../files/files.ts';

/**
 * Returns every data file, first those from which pages are rendered.
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
    ...documents.map(({ path, value }) => ({ path, text: toJson(value) })),
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
    ...trackFiles(published).map(({ path, track }) => ({ path, text: gpxFile(track) })),
    ...published.reliefFiles,
    ...schemaFiles(openSchemas(readSchemas('published')), site.url),
    ...calendarFiles(published),
    ...searchEngineFiles(published, site.url),
    ...securityFiles(site),
    webManifestFile(site),
    faviconFile(site),
    { path: '_headers', text: headersFile(thirdParties, partnerWidget, site) },
    { path: '_redirects', text: redirectsFile(published.moves, site.url) },
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
    ...dated.map(({ event, url }) => ({ path: url.slice(1), text: calendarFile([event], site, days) })),
  ];
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}
