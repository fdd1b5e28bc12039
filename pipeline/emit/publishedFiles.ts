import type { Published } from '../derive/published.ts';
import { readSchemas } from '#schemas/readSchemas.ts';
import { assertPublishable } from './assertPublishable.ts';
import { calendarFile } from './calendarFile.ts';
import { gpxFile } from './gpxFile.ts';
import { partnerWidgetPath } from '../derive/partnerWidget.ts';
import { headersFile } from './headersFile.ts';
import { jsonDocuments } from './jsonDocuments.ts';
import { openApiFile } from './openApiFile.ts';
import { partnerWidgetFile } from './partnerWidgetFile.ts';
import { fileOnDemand, type PublishedFile } from './publishedFile.ts';
import { schemaFiles } from './schemaFiles.ts';
import { searchEngineFiles } from './searchEngineFiles.ts';

/**
 * Every data file; most texts are made when they are asked for. Throws when a value does not match its published schema, so nothing wrong is
 * written.
 */
export function publishedFiles(published: Published): PublishedFile[] {
  const schemas = readSchemas('published');
  const documents = jsonDocuments(published);
  assertPublishable(documents, schemas);
  const { site, partnerWidget } = published;
  return [
    ...documents.map(({ path, value }) => fileOnDemand(path, () => toJson(value))),
    { path: 'api/routes.json', text: toJson(published.routes) },
    { path: 'api/openapi.json', text: openApiFile(schemas, site) },
    ...schemaFiles(schemas, site.url),
    ...gpxFiles(published),
    { path: 'events.ics', text: calendarFile(published.events, site, site.builtOn) },
    ...searchEngineFiles(published.sitemapPaths, site.url),
    { path: '_headers', text: headersFile(site, partnerWidget) },
    ...(partnerWidget
      ? [{ path: `${partnerWidgetPath.slice(1)}/index.html`, text: partnerWidgetFile(partnerWidget) }]
      : []),
  ];
}

function gpxFiles({ trails, lines, site }: Published): PublishedFile[] {
  return trails.flatMap(({ slug, name }) => {
    const line = lines.get(slug);
    if (line?.covers !== 'full') return [];
    const url = `${site.url}/hiking-trails/${slug}`;
    return [fileOnDemand(`gpx/${slug}.gpx`, () => gpxFile({ name, url, creator: site.name, line }))];
  });
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}
