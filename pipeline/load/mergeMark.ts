import type { Explanation } from './yaml/yamlLine.ts';

/** Returns the first mark of an unfinished merge, or null. */
export function mergeMark(text: string): Explanation | null {
  if (!text.includes('<<<<<<<') && !text.includes('>>>>>>>')) return null;
  const line = text.split('\n').findIndex((words) => /^(<{7}|>{7})( |\r?$)/.test(words));
  if (line === -1) return null;
  return {
    line: line + 1,
    column: 1,
    message: 'git left two versions of these lines: they were not put together',
    suggestion: 'Keep the right lines, and remove those that begin with <<<<<<<, ======= and >>>>>>>.',
  };
}
