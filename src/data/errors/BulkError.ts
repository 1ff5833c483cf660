import { HttpError } from 'react-admin';

/** What became of one row of a bulk action (S3). */
export interface RowResult {
  readonly id: string;
  readonly state: 'done' | 'failed' | 'unknown';
  /** Why it failed. */
  readonly error?: { readonly message: string; readonly code: string | undefined };
}

/** Some rows of a bulk action were refused; the others are done. */
export class BulkError extends HttpError {
  readonly results: readonly RowResult[];

  constructor(results: readonly RowResult[]) {
    const failed = results.filter(({ state }) => state !== 'done');
    const reasons = failed.map(({ id, error }) => `${id}: ${error?.message ?? ''}`);
    super(`${failed.length} of ${results.length} could not be changed. ${reasons.join(' ')}`, 400, {
      code: 'BULK',
      results,
    });
    // HttpError sets its own prototype, which would hide this class.
    Object.setPrototypeOf(this, BulkError.prototype);
    this.name = 'BulkError';
    this.results = results;
  }
}
