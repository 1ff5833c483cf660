import { DataTable } from 'react-admin';
import { auditColumns, auditConditions, type AuditSource } from '../../resources/audits/index.ts';
import { ResourceList } from '../../src/screens/list/ResourceList.tsx';
import { AuditedRecordField } from './AuditedRecordField.tsx';
import { ChangesField } from './ChangesField.tsx';

const sources = {
  record: 'auditableId',
  changes: 'newValues',
} as const satisfies Readonly<Record<string, AuditSource>>;

const defaultColumns: readonly AuditSource[] = [
  'createdAt',
  'user',
  'event',
  'auditableType',
  sources.record,
  sources.changes,
];

/** The log: when, who, what, and to which record. The moment leads to the entry, the name to the record. */
export const AuditList = () => (
  <ResourceList
    conditions={auditConditions}
    defaultColumns={defaultColumns}
    sort={{ field: 'createdAt', order: 'DESC' }}
  >
    {auditColumns.createdAt}
    {auditColumns.user}
    {auditColumns.event}
    {auditColumns.auditableType}
    <DataTable.Col source={sources.record} label="Record" field={AuditedRecordField} disableSort />
    <DataTable.Col source={sources.changes} label="Changes" field={ChangesField} disableSort />
  </ResourceList>
);
