import type { Database } from '#server/db/Database.ts';
import { Attempts } from '../Attempts.ts';

/** S7: an office behind one address signs in together in the morning; more than that is not people. */
export class SsoLimits {
  private readonly begun: Attempts;
  private readonly answers: Attempts;

  constructor(database: Database, now: () => Date) {
    this.begun = new Attempts(database, now, 'sign-on begun', 300);
    this.answers = new Attempts(database, now, 'sign-on answer', 60);
  }

  /** @throws rateLimited */
  async countBegin(address: string): Promise<void> {
    await this.begun.count(address);
  }

  /** Counts an answer to redeem until `forgive` says that it was good. @throws rateLimited */
  async countAnswer(address: string): Promise<void> {
    await this.answers.count(address);
  }

  async forgive(address: string): Promise<void> {
    await this.answers.takeBack(address);
  }
}
