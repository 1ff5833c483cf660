import { DataTable, useRecordContext } from 'react-admin';
import {
  documentRunEntryColumns,
  documentRunEntryConditions,
  documentRunEntryFilters,
  type DocumentRunEntryRecord,
  type DocumentRunEntrySource,
} from '#resources/documentRuns/index.ts';
import type { FieldComponent } from '#src/fields/cell/CellProps.ts';
import { ResourceList } from '#src/screens/list/ResourceList.tsx';
import { runPath } from '../documentPaths.ts';
import { NameLink } from './NameLink.tsx';
import { Box, Button } from '@mui/material';
import { Link } from 'react-router';
import { useMayIn } from '#src/data/access/useAccess.ts';
import { listPath } from '#src/fields/relation/recordPath.ts';
import { useDocumentWords } from '../documentWords.ts';

/** From the runs to what they made, and to how far they are. */
const RunLinks = () => {
  const words = useDocumentWords();
  const documents = useMayIn('generatedDocuments', 'list').allowed;
  const tasks = useMayIn('tasks', 'list').allowed;
  return (
    <Box sx={{ display: 'flex', flexBasis: { xs: '100%', sm: 'auto' }, ml: { xs: -1, sm: 0 } }}>
      {documents && (
        <Button component={Link} to={listPath('generatedDocuments')} color="inherit">
          {words('runs.documents')}
        </Button>
      )}
      {tasks && (
        <Button component={Link} to={listPath('tasks')} color="inherit">
          {words('runs.tasks')}
        </Button>
      )}
    </Box>
  );
};

/** Leads to the run by its key, which is its address. */
const RunName: FieldComponent = () => {
  const run = useRecordContext<Pick<DocumentRunEntryRecord, 'id' | 'key' | 'name'>>();
  return run === undefined ? null : <NameLink to={runPath(run.key)} id={run.id} name={run.name} />;
};
RunName.needs = ['key'] satisfies (keyof DocumentRunEntryRecord)[];

/** Kind and event last: the name says both, and a card has room for three facts. */
const columns: readonly DocumentRunEntrySource[] = [
  'name',
  'generatedCount',
  'dateGenerated',
  'author',
  'runType',
  'centreEvent',
];

/** Every run that was opened, the newest first. */
export const RunList = () => (
  <ResourceList
    filters={documentRunEntryFilters}
    conditions={documentRunEntryConditions}
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
