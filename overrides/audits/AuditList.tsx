import { DataTable } from 'react-admin';
import { auditColumns, auditConditions, auditViews, type AuditSource } from '#resources/audits/index.ts';
import { ResourceList } from '#src/screens/list/ResourceList.tsx';
import { AuditedRecordField } from './AuditedRecordField.tsx';
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
export const AuditList = () => (
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
    <DataTable.Col source={sources.record} label="Record" field={AuditedRecordField} disableSort />
    <DataTable.Col source={sources.before} field={BeforeField} disableSort />
    <DataTable.Col source={sources.after} field={AfterField} disableSort />
  </ResourceList>
);
