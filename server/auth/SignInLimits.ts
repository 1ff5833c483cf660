import type { Database } from '../db/Database.ts';
import { Attempts } from './Attempts.ts';

/** What an attempt counts for. */
interface Attempt {
  readonly address: string;
  readonly account: string;
  /** Null where this account has not signed in from there before. */
  readonly device: string | null;
}

/**
 * S7: guessing is slow at one account from wherever, and over many accounts from one address. A browser that an
 * account has signed in from counts its tries by itself, so that nobody else's lock its owner out.
 */
export class SignInLimits {
  private readonly accounts: Attempts;
  private readonly addresses: Attempts;
  private readonly devices: Attempts;

  constructor(database: Database, now: () => Date) {
    this.accounts = new Attempts(database, now, 'sign-in account', 10);
    this.addresses = new Attempts(database, now, 'sign-in address', 100);
    this.devices = new Attempts(database, now, 'sign-in device', 10);
  }

  /** The address first: one that is locked locks no accounts. @throws rateLimited */
  async count({ address, account, device }: Attempt): Promise<void> {
    if (device !== null) return this.devices.count(`${device} ${account}`);
    await this.addresses.count(address);
    await this.accounts.count(account);
  }

  async forgive({ address, account, device }: Attempt): Promise<void> {
    if (device !== null) return this.devices.forgive(`${device} ${account}`);
    await this.accounts.forgive(account);
    await this.addresses.takeBack(address);
  }
}
