import { ApolloCache, type Cache } from '@apollo/client/core';

/** Keeps nothing: react-query is the one cache, and a second copy of every page would only cost memory. */
export class EmptyCache extends ApolloCache<Record<string, never>> {
  override read(): null {
    return null;
  }

  override write(): undefined {
    return undefined;
  }

  override diff<T>(): Cache.DiffResult<T> {
    return { complete: false };
  }

  override watch(): () => void {
    return () => undefined;
  }

  override async reset(): Promise<void> {}

  override evict(): boolean {
    return false;
  }

  override restore(): this {
    return this;
  }

  override extract(): Record<string, never> {
    return {};
  }

  override removeOptimistic(): void {}

  override performTransaction(transaction: (cache: this) => void): void {
    transaction(this);
  }
}
