import { useRecordContext, useTranslate } from 'react-admin';
import type { AuditRecord } from '#resources/audits/index.ts';
import type { CsvContext, FieldComponent } from '#src/fields/cell/CellProps.ts';
import { RelationField } from '#src/fields/relation/RelationField.tsx';
import { systemText } from './auditWords.ts';

/** Who did it; what nobody did, the system did. */
export const whoOf = (user: AuditRecord['user'] | undefined, translate: CsvContext['translate']): string =>
  user?.fullName ?? systemText(translate);

/** Who did it, leading to them. */
export const WhoField: FieldComponent = ({ source }) => {
  const translate = useTranslate();
  const audit = useRecordContext<Pick<AuditRecord, 'id' | 'user'>>();
  return audit?.user ? <RelationField source={source} reference="users" /> : <>{systemText(translate)}</>;
};
WhoField.inFile = (_props, { translate }) => ({ empty: systemText(translate) });
WhoField.csv = (_value, _props, { translate }, record) =>
  whoOf((record as Partial<AuditRecord> | undefined)?.user, translate);
