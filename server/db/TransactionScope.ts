import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Knows whether code runs inside a transaction. Reading past the transaction from inside it would wait for itself on
 * the embedded database's one connection and see old rows on a server, so it is refused on both.
 */
export class TransactionScope {
  private readonly storage = new AsyncLocalStorage<true>();
  private open = 0;

  async run<T>(work: () => Promise<T>): Promise<T> {
    this.open += 1;
    try {
      return await this.storage.run(true, work);
    } finally {
      this.open -= 1;
      // While it is enabled, every promise of the process is followed: reads would pay for that long after.
      if (this.open === 0) this.storage.disable();
    }
  }

  /** @throws inside a transaction. */
  assertOutside(what: string): void {
    if (this.open > 0 && this.storage.getStore())
      throw new Error(`${what} was called inside a transaction; use its tx instead.`);
  }
}
