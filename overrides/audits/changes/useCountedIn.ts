import { type RaRecord, useGetList, useGetOne, useRecordContext } from 'react-admin';
import { auditConditions, type AuditRecord } from '#resources/audits/index.ts';
import { valueAt } from '#src/fields/value/valueAt.ts';
import { useResourceOfType } from '#src/fields/wording/useFieldWords.ts';
import { changesOf } from './changesOf.ts';
import { type CountedIn, countedIn, saidIn } from './countedIn.ts';
import { currencyFieldOf } from './unitOf.ts';

/** Entries of one record that are looked through. */
const most = 100;

/** What the amounts of the entry in context are in: where it does not say so, by the record and its other entries. */
export function useCountedIn(): CountedIn | undefined {
  const audit = useRecordContext<AuditRecord>();
  const { auditableType: type, auditableId: id = null } = audit ?? {};
  const resource = useResourceOfType()(type ?? '');
  const isUnsaid = audit !== undefined && id !== null && lacksCurrency(audit);
  const { data: entries, total = 0 } = useGetList<AuditRecord>(
    'audits',
    {
      filter: {
        [auditConditions.source]: {
          AND: [
            { column: 'AUDITABLE_TYPE', operator: 'EQ', value: type },
            { column: 'AUDITABLE_ID', operator: 'EQ', value: id },
          ],
        },
      },
      pagination: { page: 1, perPage: most },
      sort: { field: 'createdAt', order: 'DESC' },
    },
    { enabled: isUnsaid },
  );
  const { data: record, isLoading } = useGetOne<RaRecord>(
    resource ?? '',
    { id: id ?? '' },
    { enabled: isUnsaid && resource !== undefined, retry: false },
  );
  // Of one that has more entries than that, or is still being read, it would be a guess.
  if (!isUnsaid || entries === undefined || total > most || isLoading) return undefined;
  return countedIn(entries, audit, (field) => valueAt(record, field));
}

function lacksCurrency(audit: AuditRecord): boolean {
  const said = saidIn(audit);
  return changesOf(audit.oldValues, audit.newValues).some(({ key }) => {
    const field = currencyFieldOf(audit.auditableType, key);
    return field !== undefined && (said.after(field) ?? said.before(field)) === undefined;
  });
}
