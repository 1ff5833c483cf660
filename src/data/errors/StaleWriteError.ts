import { HttpError } from 'react-admin';

import type { Row } from '../Row.ts';

/** K6: somebody saved in between; nothing was written. */
export class StaleWriteError extends HttpError {
  /** What is stored now, by form source. */
  readonly changed: Row;

  constructor(message: string, changed: Row) {
    super(message, 409, { code: 'STALE_WRITE', changed });
    // HttpError sets its own prototype, which would hide this class.
    Object.setPrototypeOf(this, StaleWriteError.prototype);
    this.name = 'StaleWriteError';
    this.changed = changed;
  }
}
