import { reasonOf } from '#server/words/ofError.ts';

/** What stands in DATABASE_URL leads to no database that can be worked with; said without a stack. */
export class NoDatabase extends Error {
  constructor(place: string, cause: unknown) {
    super(`${place} leads to no database that can be used: ${reasonOf(cause)}.`, { cause });
    this.name = 'NoDatabase';
  }
}
