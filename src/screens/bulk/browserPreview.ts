import type { DataProvider, RaRecord } from 'react-admin';
import { allows, permissionsIn } from '#src/data/access/Permission.ts';
import { isSame } from '#src/data/isSame.ts';
import { readPath } from '#src/data/readPath.ts';
import { changedRecord, type FieldWish } from './AskedChange.ts';
import type { LookAhead, PreviewRow } from './BulkPreview.ts';
import { errorText } from '#src/data/errors/errorText.ts';

/** Records that are read at a time. */
const atOnce = 4;
const callMeta = { screen: 'edit' } as const;

interface Source {
  readonly dataProvider: DataProvider;
  readonly resource: string;
  /** The field of a record that tells what may be done with it. */
  readonly can: string | undefined;
  readonly nameOf: (record: RaRecord) => string;
  /** Keeps what was read, for the run. */
  readonly keep: (record: RaRecord) => void;
}

/** Compares each record with what it would be: all that can be known where the contract does not try it out. */
export const browserPreview =
  (source: Source): LookAhead =>
  async (wishes, { ids = [] }, tell, signal, before) => {
    const rows = [...before.rows];
    for (let at = before.looked; at < ids.length && !signal.aborted; at += atOnce) {
      rows.push(...(await Promise.all(ids.slice(at, at + atOnce).map((id) => lookAt(source, wishes, id)))));
      tell({ rows: [...rows], looked: Math.min(at + atOnce, ids.length), ids });
    }
  };

/** Reads a record and tells what would become of it. */
export async function lookAt(
  { dataProvider, resource, can, nameOf, keep }: Source,
  wishes: readonly FieldWish[],
  id: string,
): Promise<PreviewRow> {
  try {
    const { data: record } = await dataProvider.getOne<RaRecord>(resource, { id, meta: callMeta });
    keep(record);
    const label = nameOf(record);
    if (!allows(permissionsIn(record, can), 'update')) {
      const why = permissionsIn(record, can)?.find(({ action }) => action === 'update')?.why;
      return { id, label, state: 'REFUSED', changes: [], reason: why ?? null };
    }
    const next = changedRecord(record, wishes);
    const changes = wishes.flatMap(({ field: { input } }) => {
      const [before, after] = [readPath(record, input.source), readPath(next, input.source)];
      return isSame(before, after) ? [] : [{ field: input.name, before, after }];
    });
    return { id, label, state: changes.length > 0 ? 'CHANGES' : 'UNCHANGED', changes };
  } catch (error) {
    const reason = errorText(error);
    return { id, label: '', state: 'REFUSED', changes: [], reason };
  }
}
