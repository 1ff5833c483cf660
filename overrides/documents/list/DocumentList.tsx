import { DataTable, useFieldValue, useRecordContext } from 'react-admin';
import {
  generatedDocumentColumns,
  generatedDocumentConditions,
  generatedDocumentFilters,
  type GeneratedDocumentRecord,
  type GeneratedDocumentSource,
} from '#resources/generatedDocuments/index.ts';
import type { FieldComponent } from '#src/fields/cell/CellProps.ts';
import { TextCell } from '#src/fields/cell/TextCell.tsx';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { ResourceList } from '#src/screens/list/ResourceList.tsx';
import { documentPath } from '../documentPaths.ts';
import { formatSize } from '#src/fields/number/formatSize.ts';
import { NameLink } from './NameLink.tsx';

/** Leads to the document by its guid, which is its address. */
const DocumentName: FieldComponent = () => {
  const document = useRecordContext<Pick<GeneratedDocumentRecord, 'id' | 'guid' | 'title'>>();
  if (document === undefined) return null;
  return <NameLink to={documentPath(document.guid)} id={document.id} name={document.title} />;
};
DocumentName.needs = ['guid'] satisfies (keyof GeneratedDocumentRecord)[];

const SizeField: FieldComponent = ({ source }) => {
  const locale = useFormatLocale();
  const bytes: unknown = useFieldValue({ source });
  return <TextCell text={typeof bytes === 'number' ? formatSize(bytes, locale) : undefined} tabular />;
};
SizeField.align = 'right';

/** Kind last: the title begins with it, and a card has room for three facts. */
const columns: readonly GeneratedDocumentSource[] = [
  'title',
  'centreEvent',
  'participant',
  'trainer',
  'author',
  'dateCreated',
  'runType',
];

const { run_key: _address, ...filters } = generatedDocumentFilters;

/** Every document that was made, the newest first. */
export const DocumentList = () => (
  <ResourceList
    filters={filters}
    conditions={generatedDocumentConditions}
    defaultColumns={columns}
    sort={{ field: 'dateCreated', order: 'DESC' }}
  >
    <DataTable.Col source={'title' satisfies GeneratedDocumentSource} field={DocumentName} />
    {generatedDocumentColumns.runType}
    {generatedDocumentColumns.centreEvent}
    {generatedDocumentColumns.participant}
    {generatedDocumentColumns.trainer}
    {generatedDocumentColumns.eventBooking}
    {generatedDocumentColumns.template}
    {generatedDocumentColumns.pages}
    <DataTable.Col source={'fileSize' satisfies GeneratedDocumentSource} field={SizeField} />
    {generatedDocumentColumns.author}
    {generatedDocumentColumns.dateCreated}
    {generatedDocumentColumns.dateSent}
    {generatedDocumentColumns.isOutdated}
  </ResourceList>
);
