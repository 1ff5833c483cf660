import { DataTable, useRecordContext } from 'react-admin';
import {
  documentRunEntryColumns,
  documentRunEntryFilters,
  type DocumentRunEntryRecord,
  type DocumentRunEntrySource,
} from '#resources/documentRuns/index.ts';
import type { FieldComponent } from '#src/fields/cell/CellProps.ts';
import { ResourceList } from '#src/screens/list/ResourceList.tsx';
import { runPath } from '../documentPaths.ts';
import { NameLink } from './NameLink.tsx';
import { RunLinks } from './RunLinks.tsx';

/** Leads to the run by its key, which is its address. */
const RunName: FieldComponent = () => {
  const run = useRecordContext<Pick<DocumentRunEntryRecord, 'id' | 'key' | 'name'>>();
  return run === undefined ? null : <NameLink to={runPath(run.key)} id={run.id} name={run.name} />;
};
RunName.needs = ['key'] satisfies (keyof DocumentRunEntryRecord)[];
RunName.csv = (value) => (typeof value === 'string' ? value : '');

const columns: readonly DocumentRunEntrySource[] = [
  'name',
  'runType',
  'centreEvent',
  'generatedCount',
  'dateGenerated',
  'author',
];

/** Every run that was opened, the newest first. */
export const RunList = () => (
  <ResourceList
    filters={documentRunEntryFilters}
    defaultColumns={columns}
    sort={{ field: 'dateCreated', order: 'DESC' }}
    actions={<RunLinks />}
  >
    <DataTable.Col source={'name' satisfies DocumentRunEntrySource} field={RunName} />
    {documentRunEntryColumns.runType}
    {documentRunEntryColumns.centreEvent}
    {documentRunEntryColumns.generatedCount}
    {documentRunEntryColumns.dateGenerated}
    {documentRunEntryColumns.author}
    {documentRunEntryColumns.dateCreated}
    {documentRunEntryColumns.dateModified}
  </ResourceList>
);
