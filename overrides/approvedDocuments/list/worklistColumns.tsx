import { DataTable, useRecordContext } from 'react-admin';
import {
  approvedDocumentColumns,
  type ApprovedDocumentRecord,
  type ApprovedDocumentSource,
} from '#resources/approvedDocuments/index.ts';
import { defineField } from '#src/fields/kind/defineField.tsx';
import { RelationLink } from '#src/fields/relation/RelationLink.tsx';
import { labelOf } from '#src/fields/value/labelOf.ts';
import { DayField } from './DayField.tsx';
import { NeededField } from './NeededField.tsx';
import { NoteField } from './NoteField.tsx';

type Row = Pick<ApprovedDocumentRecord, 'centreEvent' | 'trainingCentre'>;

/** What it belongs to: an event, or a centre. */
const HolderField = Object.assign(
  defineField({
    Cell: () => {
      const { centreEvent, trainingCentre } = useRecordContext<Row>() ?? {};
      return centreEvent ? (
        <RelationLink value={centreEvent} reference="events" />
      ) : (
        <RelationLink value={trainingCentre} reference="centers" />
      );
    },
    csv: (value, _props, _context, record) =>
      labelOf(value) ?? labelOf((record as Partial<Row>).trainingCentre) ?? '',
  }),
  { needs: ['trainingCentre'] satisfies (keyof Row)[], saysEmpty: true },
);

export const worklistColumns = {
  ...approvedDocumentColumns,
  centreEvent: (
    <DataTable.Col
      source={'centreEvent' satisfies ApprovedDocumentSource}
      label="Event or centre"
      field={HolderField}
      disableSort
    />
  ),
  dateNeeded: <DataTable.Col source={'dateNeeded' satisfies ApprovedDocumentSource} field={NeededField} />,
  dateWaiting: <DataTable.Col source={'dateWaiting' satisfies ApprovedDocumentSource} field={DayField} />,
  note: <DataTable.Col source="note" label="What to know" field={NoteField} disableSort />,
};

/** At first sight, in every tab: whichever way one comes to it. */
export const firstColumns: readonly (keyof typeof worklistColumns)[] = [
  'name',
  'state',
  'centreEvent',
  'dateNeeded',
  'note',
  'dateWaiting',
];
