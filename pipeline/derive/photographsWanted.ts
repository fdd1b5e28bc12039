import { escapeAttribute, escapeText } from 'entities/escape';
import { recordKindWords } from '#schemas/documents.ts';
import { photographLicenceNames, photographLicences } from '#schemas/rules/photographs/photographLicences.ts';
import { type Content, photographsOf, type RecordEntry } from '../content/checkedContent.ts';
import { sortRecords } from './records/fields.ts';

/** Words of a page, as HTML, in whose place the list is put. */
const placeholder = '<p>{photographs wanted}</p>';

/** Puts the list of records that lack a photograph where a page says `{photographs wanted}`. */
export function fillPhotographsWanted(html: string, wanted: string): string {
  return html.replaceAll(placeholder, () => wanted);
}

/** Returns HTML that says which licence is preferred, how to send a photograph, and which records lack one. */
export function photographsWanted(content: Content): string {
  const kinds = [content.attractions, content.activities, content.accommodations, content.trails].map(
    (entries: readonly RecordEntry[]) => ({ entries, lacking: entries.filter(lacksPhotograph) }),
  );
  const all = kinds.flatMap(({ entries }) => entries).length;
  const lacking = kinds.flatMap((kind) => kind.lacking).length;
  const [requests, ...others] = photographLicenceNames;
  if (lacking === 0 || requests === undefined) return '<p>Every page has a photograph.</p>';
  const licence = `<a href="${escapeAttribute(photographLicences[requests])}">${requests}</a>`;
  const count = all === lacking ? `None of the ${all} pages` : `${all - lacking} of ${all} pages`;
  return [
    `<p>${count} of places, activities, stays and trails ${all === lacking ? 'has a photograph yet' : 'have a photograph'}. We ask for photographs under ${licence}, and also take ${others.join(', ')}.</p>`,
    `<p>${wayIn(content)}</p>`,
    ...kinds.filter((kind) => kind.lacking.length > 0).map(listOf),
  ].join('\n');
}

const lacksPhotograph = (entry: RecordEntry) => photographsOf(entry).length === 0;

/** Returns where people read how to send a photograph. */
function wayIn({ site }: Content): string {
  const { repository, contact } = site.data;
  if (repository !== undefined) {
    const page = `${repository.replace(/(?:\.git)?\/*$/, '')}/blob/main/docs/pictures.md#sending-a-photograph`;
    return `<a href="${escapeAttribute(page)}">How to send a photograph</a>`;
  }
  return contact.email === null
    ? 'The file docs/pictures.md in the source of this guide says how to send one.'
    : `Send it to <a href="mailto:${escapeAttribute(contact.email)}">${escapeText(contact.email)}</a> with your name and the day on which you took it.`;
}

/** Returns the names of the records of a kind, folded. */
function listOf({ entries, lacking }: { entries: readonly RecordEntry[]; lacking: RecordEntry[] }): string {
  const { plural } = recordKindWords[entries[0]?.kind ?? 'attraction'];
  const heading = `${plural.charAt(0).toUpperCase()}${plural.slice(1)}: ${lacking.length} of ${entries.length} still need a photo`;
  const names = sortRecords(lacking).map(({ data }) => `<li>${escapeText(data.name)}</li>`);
  return `<details><summary>${heading}</summary><ul>${names.join('')}</ul></details>`;
}
