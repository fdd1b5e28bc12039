import lighthouse, { type Result } from 'lighthouse';
import type { PageFigures } from './pageFigures.ts';

interface PageReport {
  figures: PageFigures;
  /** What keeps accessibility, best practices and SEO below 100, in a line each. */
  findings: string[];
}

type Details = NonNullable<Result['audits'][string]['details']>;

const findingCategories = ['accessibility', 'best-practices', 'seo'];

/** What an audit complains about, by the label of the element where it names one. */
function complaints(details: Details | undefined): string {
  if (details?.type !== 'table') return '';
  const labels = details.items.map(({ node, ...rest }) =>
    typeof node === 'object' && 'nodeLabel' in node ? `"${node.nodeLabel}"` : JSON.stringify(rest),
  );
  return labels.slice(0, 5).join(', ') + (labels.length > 5 ? ` and ${labels.length - 5} more` : '');
}

/** The audits that cost a page points. */
function findingsOf({ categories, audits }: Result): string[] {
  return findingCategories
    .flatMap((id) => categories[id]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 1)
    .map(({ title, explanation, details }) => `${title} ${explanation ?? complaints(details)}`);
}

interface Visit {
  /** Where the browser listens. */
  debuggingPort: number;
  skipAudits: string[];
  /** Addresses that are not to be asked, with `*` for any part. */
  blockedUrlPatterns: string[];
}

/** Looks at a page as Lighthouse's phone. */
export async function runLighthouse(
  url: string,
  { debuggingPort, skipAudits, blockedUrlPatterns }: Visit,
): Promise<PageReport> {
  const run = await lighthouse(url, {
    port: debuggingPort,
    logLevel: 'error',
    skipAudits,
    blockedUrlPatterns,
  });
  if (!run || run.lhr.runtimeError) {
    throw new Error(`Lighthouse could not look at ${url}: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
  }
  const { categories, audits } = run.lhr;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? Number.POSITIVE_INFINITY;
  return {
    figures: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      largestContentfulPaint: value('largest-contentful-paint'),
      totalBlockingTime: value('total-blocking-time'),
      layoutShift: value('cumulative-layout-shift'),
    },
    findings: findingsOf(run.lhr),
  };
}
