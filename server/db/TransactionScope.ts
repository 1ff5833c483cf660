import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Knows whether code runs inside a transaction. Reading past the transaction from inside it would wait for itself on
 * the embedded database's one connection and see old rows on a server, so it is refused on both.
 */
export class TransactionScope {
  private readonly storage = new AsyncLocalStorage<true>();

  run<T>(work: () => Promise<T>): Promise<T> {
    return this.storage.run(true, work);
  }

  /** @throws inside a transaction. */
  assertOutside(what: string): void {
    if (this.storage.getStore())
      throw new Error(`${what} was called inside a transaction; use its tx instead.`);
  }
}
