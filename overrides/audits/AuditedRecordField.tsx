import { useRecordContext } from 'react-admin';
import type { AuditRecord } from '#resources/audits/index.ts';
import { partOf } from './changes/columnWords.ts';
import type { FieldComponent } from '#src/fields/cell/CellProps.ts';
import { RelationLink } from '#src/fields/relation/RelationLink.tsx';
import { useResourceOfType } from '#src/fields/wording/useFieldWords.ts';

type Audited = Pick<AuditRecord, 'id' | 'auditableId' | 'ownerId' | 'auditableType' | 'event' | 'model'>;

/** The name that the record had then, leading to it where it has a page and is not deleted; of a part, to what it belongs to. */
export const AuditedRecordField: FieldComponent = () => {
  const audit = useRecordContext<Audited>();
  const resourceOf = useResourceOfType();
  if (audit === undefined) return null;
  const { auditableId: id, ownerId, auditableType, event, model } = audit;
  const whole = partOf(auditableType);
  if (whole !== undefined)
    return <RelationLink value={{ id: ownerId, name: model }} reference={resourceOf(whole.type)} />;
  return (
    <RelationLink
      value={{ id, name: model }}
      reference={event === 'deleted' ? undefined : resourceOf(auditableType)}
    />
  );
};
AuditedRecordField.needs = ['auditableType', 'ownerId', 'event', 'model'] satisfies (keyof AuditRecord)[];
AuditedRecordField.inFile = () => ({ source: 'model' satisfies keyof AuditRecord });
AuditedRecordField.csv = (_value, _props, _context, record) =>
  (record as Partial<AuditRecord> | undefined)?.model ?? '';
