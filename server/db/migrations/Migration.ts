import type { Migration as KyselyMigration } from 'kysely';
import type { ColumnCipher } from '#server/crypto/ColumnCipher.ts';

/** What a migration may need besides the database. */
export interface MigrationTools {
  /** Seals passports with the present key (G4). */
  readonly passports: ColumnCipher;
}

/** One step of the schema, forward only. What it needs of the rows it brings about itself: no job has run before it. */
export interface Migration {
  up(db: Parameters<KyselyMigration['up']>[0], tools: MigrationTools): Promise<void>;
}

/** What stands in the way of a migration and is for people to settle; its message says what and how. */
export class MigrationRefused extends Error {
  override readonly name = 'MigrationRefused';
}
