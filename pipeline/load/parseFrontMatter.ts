import matter from 'gray-matter';
import { type ParsedYaml, parseYaml } from './parseYaml.ts';

export interface ParsedMarkdown extends ParsedYaml {
  body: { text: string; line: number };
}

/**
 * Splits a Markdown file into its YAML front matter and its body. Any other language of front matter is refused:
 * gray-matter would run JavaScript.
 */
export function parseFrontMatter(text: string): ParsedMarkdown {
  const [firstLine = ''] = text.split('\n', 1);
  if (!/^---[ \t]*\r?$/.test(firstLine))
    return refused(
      'the file must start with a line of three hyphens (---)',
      'Put --- on the first line, and once more below the keys.',
    );
  if (!/\n---[ \t]*(\r?\n|\r?$)/.test(text))
    return refused(
      'the front matter is not closed with a line of three hyphens',
      'Put a line --- between the keys and the text.',
    );

  // gray-matter skips the parser for a block of comments alone; such a block holds nothing either way.
  let parsed: ParsedYaml = { data: {}, locate: () => ({ line: 1, column: 1 }), mistake: null };
  const parse = (source: string): object => {
    parsed = parseYaml(source.replace(/^[ \t]*\r?\n/, '').replace(/\r$/, ''), 2);
    return {};
  };
  const refuse = (): object => {
    throw new Error('only YAML front matter is read');
  };
  const file = matter(text, {
    language: 'yaml',
    engines: { yaml: parse, json: refuse, javascript: refuse },
  });
  const line = text.slice(0, text.length - file.content.length).split('\n').length;
  return { ...parsed, body: { text: file.content, line } };
}

function refused(message: string, suggestion: string): ParsedMarkdown {
  const locate = () => ({ line: 1, column: 1 });
  return {
    data: null,
    locate,
    mistake: { line: 1, column: 1, message, suggestion },
    body: { text: '', line: 1 },
  };
}
