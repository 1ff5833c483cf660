import { useRecordContext } from 'react-admin';
import type { AuditRecord } from '#resources/audits/index.ts';
import type { AuditedType } from '#resources/enums.ts';
import { partOf } from './changes/columnWords.ts';
import type { FieldComponent } from '#src/fields/cell/CellProps.ts';
import { RelationLink } from '#src/fields/relation/RelationLink.tsx';
import { useResourceOfType } from '#src/fields/wording/useFieldWords.ts';

type Audited = Pick<AuditRecord, 'id' | 'auditableId' | 'ownerId' | 'auditableType' | 'isThere' | 'model'>;

/** Asked for by address alone: what somebody means by a view of theirs is the list. */
const withoutPage: ReadonlySet<string> = new Set(['SavedView'] satisfies AuditedType[]);

/** The name that the record had then, leading to it where it has a page and is there; of a part, to what it belongs to. */
export const AuditedRecordField: FieldComponent = () => {
  const audit = useRecordContext<Audited>();
  const resourceOf = useResourceOfType();
  if (audit === undefined) return null;
  const { auditableId, ownerId, auditableType, isThere, model } = audit;
  const whole = partOf(auditableType);
  const hasPage = isThere && !withoutPage.has(auditableType);
  return (
    <RelationLink
      value={{ id: whole === undefined ? auditableId : ownerId, name: model }}
      reference={hasPage ? resourceOf(whole?.type ?? auditableType) : undefined}
    />
  );
};
AuditedRecordField.needs = ['auditableType', 'ownerId', 'isThere', 'model'] satisfies (keyof AuditRecord)[];
AuditedRecordField.inFile = () => ({ source: 'model' satisfies keyof AuditRecord });
AuditedRecordField.csv = (_value, _props, _context, record) =>
  (record as Partial<AuditRecord> | undefined)?.model ?? '';
