import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PageFigures } from './pageFigures.ts';

const program = join(import.meta.dirname, '../../.config/audit/node_modules/lighthouse/cli/index.js');
/** A report holds the screenshots of a visit. */
const maxReportBytes = 100_000_000;

/** The parts of a Lighthouse report that are read here. */
interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
}

interface Audit {
  title: string;
  score: number | null;
  numericValue?: number;
  explanation?: string;
  details?: { type: string; items?: { node?: { nodeLabel?: string } }[] };
}

interface PageReport {
  figures: PageFigures;
  /** Findings that keep accessibility, best practices and SEO below 100, one a line. */
  findings: string[];
}

const findingCategories = ['accessibility', 'best-practices', 'seo'];

/** Returns the findings of an audit, with the label of the element if it names one. */
function detailsText(details: Audit['details']): string {
  if (details?.type !== 'table' || !details.items) return '';
  const labels = details.items.map(({ node, ...rest }) =>
    node?.nodeLabel ? `"${node.nodeLabel}"` : JSON.stringify(rest),
  );
  return labels.slice(0, 5).join(', ') + (labels.length > 5 ? ` and ${labels.length - 5} more` : '');
}

/** Returns the audits that cost a page points. */
function findingsOf({ categories, audits }: Report): string[] {
  return findingCategories
    .flatMap((id) => categories[id]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 1)
    .map(({ title, explanation, details }) => `${title} ${explanation ?? detailsText(details)}`);
}

interface Visit {
  /** Debugging port of the browser. */
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
  const report = await readReport(url, [
    `--port=${debuggingPort}`,
    ...skipAudits.map((audit) => `--skip-audits=${audit}`),
    ...blockedUrlPatterns.map((pattern) => `--blocked-url-patterns=${pattern}`),
  ]);
  const { categories, audits } = report;
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
    findings: findingsOf(report),
  };
}

async function readReport(url: string, options: string[]): Promise<Report> {
  const args = [program, url, '--output=json', '--quiet', ...options];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: maxReportBytes });
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError)
    throw new Error(`Lighthouse could not look at ${url}: ${report.runtimeError.message}`);
  return report;
}
