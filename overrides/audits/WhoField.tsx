import { useRecordContext } from 'react-admin';
import type { AuditRecord } from '#resources/audits/index.ts';
import type { FieldComponent } from '#src/fields/cell/CellProps.ts';
import { RelationField } from '#src/fields/relation/RelationField.tsx';

/** Who did it; what nobody did, the system did. */
export const whoOf = (user: AuditRecord['user'] | undefined): string => user?.fullName ?? 'The system';

/** Who did it, leading to them. */
export const WhoField: FieldComponent = ({ source }) => {
  const audit = useRecordContext<Pick<AuditRecord, 'id' | 'user'>>();
  return audit?.user ? <RelationField source={source} reference="users" /> : <>{whoOf(undefined)}</>;
};
WhoField.inFile = () => ({ empty: whoOf(undefined) });
WhoField.csv = (_value, _props, _context, record) =>
  whoOf((record as Partial<AuditRecord> | undefined)?.user);
