/** Lighthouse's figures of a page: scores from 0 to 100, then milliseconds, then the layout shift. */
export interface PageFigures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  largestContentfulPaint: number;
  totalBlockingTime: number;
  layoutShift: number;
}

type Figure = keyof PageFigures;

/** The least that a score and the most that a time may be on every page. */
const budgets: Record<Figure, { atLeast: number } | { atMost: number }> = {
  performance: { atLeast: 98 },
  accessibility: { atLeast: 100 },
  bestPractices: { atLeast: 100 },
  seo: { atLeast: 100 },
  largestContentfulPaint: { atMost: 1500 },
  totalBlockingTime: { atMost: 100 },
  layoutShift: { atMost: 0.02 },
};

const figureNames = Object.keys(budgets) as Figure[];

/** Returns the figures that miss their budget. */
export function missedFigures(figures: PageFigures): Figure[] {
  return figureNames.filter((name) => {
    const budget = budgets[name];
    return 'atLeast' in budget ? figures[name] < budget.atLeast : figures[name] > budget.atMost;
  });
}

/**
 * Returns the median of an odd number of runs, figure by figure: one slow run says more about the machine than the page.
 */
export function medianFigures(runs: PageFigures[]): PageFigures {
  const median = (name: Figure) =>
    runs.map((figures) => figures[name]).sort((a, b) => a - b)[(runs.length - 1) / 2] ?? Number.NaN;
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    bestPractices: median('bestPractices'),
    seo: median('seo'),
    largestContentfulPaint: median('largestContentfulPaint'),
    totalBlockingTime: median('totalBlockingTime'),
    layoutShift: median('layoutShift'),
  };
}
