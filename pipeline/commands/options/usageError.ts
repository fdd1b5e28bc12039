/** A command line that makes no sense; its message says what would. */
export class UsageError extends Error {}
