import type { DueFigure, DueStep } from './dueSteps.ts';

/** Returns the list of what to look up as Markdown with a box to tick for each figure; of the first pages alone if `most` is given. */
export function formatDue(steps: readonly DueStep[], today: string, most = steps.length): string {
  if (steps.length === 0) return `Nothing has to be looked up on ${today}.\n`;
  const shown = steps.slice(0, most);
  const rest = steps.slice(most);
  return [
    `${count(figuresOf(steps), 'figure')} to look up on ${today}, ${count(steps.length, 'page')} to open. The page that settles most figures comes first.`,
    'A command writes the figure, its source and the day. Where the figure has changed, write the new one into the command; where a page says nothing about it, leave it.',
    ...shown.map((step, index) => formatStep(step, index + 1)),
    ...(rest.length > 0
      ? [
          `${count(rest.length, 'page')} more for ${count(figuresOf(rest), 'figure')}: \`npm run coverage -- --due\` lists them all.`,
        ]
      : []),
  ]
    .join('\n\n')
    .concat('\n');
}

const figuresOf = (steps: readonly DueStep[]) =>
  steps.reduce((total, { figures }) => total + figures.length, 0);

const count = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`;

function formatStep(step: DueStep, number: number): string {
  const { address, kind, figures } = step;
  const name = figures[0]?.name ?? '';
  const head = {
    official: address,
    other: `${address} (not official)`,
    search: `[Search for ${name}](${address})`,
  };
  const lines = figures.map((figure) => formatFigure(figure, kind === 'search' ? 'URL' : address));
  return [`## ${number}. ${head[kind]}`, lines.join('\n')].join('\n\n');
}

function formatFigure({ name, part, words, reasons }: DueFigure, source: string): string {
  const command = ['npm run verify --', ...[...words, '--source', source].map(shellWord)].join(' ');
  return `- [ ] ${[name, part].filter(Boolean).join(', ')}: ${reasons.join(', ')}\n  \`${command}\``;
}

/** Returns a word as a shell takes it for one. */
function shellWord(word: string): string {
  return /^[\w./:-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
