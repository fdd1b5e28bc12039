import { type ReportFormat, reportFormats } from '../../report/formatProblems.ts';
import { orList } from '../../validate/describeError.ts';
import { UsageError } from './usageError.ts';

/** Returns the value of --format, text unless given. Throws a UsageError on an unknown one. */
export function reportFormat(option = 'text'): ReportFormat {
  const format = reportFormats.find((name) => name === option);
  if (!format) throw new UsageError(`--format must be ${orList(reportFormats)} (got "${option}")`);
  return format;
}
