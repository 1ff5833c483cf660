import { DataTable } from 'react-admin';
import { Navigate, useLocation } from 'react-router';
import { auditColumns, auditConditions, auditViews, type AuditSource } from '#resources/audits/index.ts';
import { listPath } from '#src/fields/relation/recordPath.ts';
import { ResourceList } from '#src/screens/list/ResourceList.tsx';
import { AuditedRecordField } from './AuditedRecordField.tsx';
import { useAuditWords } from './auditWords.ts';
import { AfterField, BeforeField } from './changes/ChangesField.tsx';
import { WhoField } from './WhoField.tsx';

const sources = {
  who: 'user',
  record: 'auditableId',
  before: 'oldValues',
  after: 'newValues',
} as const satisfies Readonly<Record<string, AuditSource>>;

const defaultColumns: readonly AuditSource[] = [
  'createdAt',
  'user',
  'event',
  'auditableType',
  sources.record,
  sources.before,
  sources.after,
];

/** The log: when, who, what, to which record, and its values before and after side by side. The moment leads to the entry, the name to the record. */
const AllEntries = () => {
  const words = useAuditWords();
  return (
    <ResourceList
      conditions={auditConditions}
      defaultColumns={defaultColumns}
      sort={{ field: 'createdAt', order: 'DESC' }}
      presets={auditViews}
    >
      {auditColumns.createdAt}
      <DataTable.Col source={sources.who} field={WhoField} disableSort />
      {auditColumns.event}
      {auditColumns.auditableType}
      <DataTable.Col source={sources.record} label={words('record')} field={AuditedRecordField} disableSort />
      <DataTable.Col source={sources.before} field={BeforeField} disableSort />
      <DataTable.Col source={sources.after} field={AfterField} disableSort />
    </ResourceList>
  );
};

/** The log has one address: what leads to the list of its entries by their name, as Esc does from one of them, is sent on. */
export const AuditList = () => {
  const { pathname, search } = useLocation();
  return pathname === listPath('audits') ? <Navigate replace to={`/log${search}`} /> : <AllEntries />;
};
