import { sql } from 'kysely';
import type { Viewer } from '#server/access/Viewer.ts';
import { recordAudit } from '#server/audit/recordAudit.ts';
import type { Sql } from '#server/db/conditions.ts';
import type { Download } from '#server/documents/downloads/Download.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { passportsIn } from './passportMeasures.ts';

type Viewing = Pick<RequestContext, 'database' | 'viewer'>;

/** A document's file, and whose passports it prints. */
interface Kept {
  readonly hash: string;
  readonly fileName: string;
  readonly passports: PrintedPassports | null;
}

/** A generated document that prints passports. */
interface PrintedPassports {
  readonly id: string;
  readonly title: string;
  readonly countryId: string | null;
  readonly isOpen: boolean;
}

interface KeptColumns {
  readonly hash: Sql;
  readonly fileName: Sql;
  /** Whether a generated document, by its alias, has this file. */
  readonly isOf: (made: string) => Sql;
}

/** What `handOut` is told of a document's file. */
export const keptFile = ({ hash, fileName, isOf }: KeptColumns, viewer: Viewer): Sql =>
  sql`json_build_object('hash', ${hash}, 'fileName', ${fileName}, 'passports', ${passportsIn(isOf, viewer)})::text`;

/** The PDF that was found, if any, for whoever may have it. */
export async function handOut(context: Viewing, found: string | null): Promise<Download | null> {
  if (found === null) return null;
  const { hash, fileName, passports } = JSON.parse(found) as Kept;
  return (await reveals(context, passports)) ? { hash, fileName, type: 'application/pdf' } : null;
}

/** G4: whether the viewer may have the file; each time it is handed out the log tells of it. */
async function reveals({ database, viewer }: Viewing, printed: PrintedPassports | null): Promise<boolean> {
  if (printed === null) return true;
  if (viewer === null || !printed.isOpen) return false;
  await database.transaction((tx) =>
    recordAudit(tx, {
      type: 'GeneratedDocument',
      id: printed.id,
      event: 'revealed',
      name: printed.title,
      new: { fields: ['passport_number'] },
      userId: viewer.id,
      countryId: printed.countryId,
    }),
  );
  return true;
}
