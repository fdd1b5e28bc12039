/** Something that a deployment lacks, and how to mend it. */
export interface Finding {
  severity: 'error' | 'warning';
  message: string;
  remedy: string;
}

export const error = (message: string, remedy: string): Finding => ({ severity: 'error', message, remedy });

export const warning = (message: string, remedy: string): Finding => ({
  severity: 'warning',
  message,
  remedy,
});

/** Returns the error if something is wrong, else nothing. */
export const errorIf = (isWrong: boolean, message: string, remedy: string): Finding[] =>
  isWrong ? [error(message, remedy)] : [];

/** Returns the warning if something is wrong, else nothing. */
export const warningIf = (isWrong: boolean, message: string, remedy: string): Finding[] =>
  isWrong ? [warning(message, remedy)] : [];
