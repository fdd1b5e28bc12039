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
