import type { Database } from '../db/Database.ts';
import { Attempts } from './Attempts.ts';

/**
 * S7: one kind of step of a reset, at one account from one address and from one address at all. Not at an account from
 * wherever: anybody could keep its owner from a new password.
 */
export class ResetLimits {
  private readonly pairs: Attempts;
  private readonly addresses: Attempts;

  constructor(database: Database, now: () => Date, step: { readonly name: string; readonly pair: number }) {
    this.pairs = new Attempts(database, now, `${step.name} pair`, step.pair);
    this.addresses = new Attempts(database, now, `${step.name} address`, 50);
  }

  /** @throws rateLimited */
  async count(address: string, account: string): Promise<void> {
    await this.pairs.count(`${address} ${account}`);
    await this.addresses.count(address);
  }

  async forgive(address: string, account: string): Promise<void> {
    await this.pairs.forgive(`${address} ${account}`);
    await this.addresses.takeBack(address);
  }
}
