import { DataTable, useRecordContext, useFieldValue } from 'react-admin';
import {
  approvedDocumentColumns,
  type ApprovedDocumentRecord,
  type ApprovedDocumentSource,
} from '#resources/approvedDocuments/index.ts';
import { defineField, defineTextField } from '#src/fields/kind/defineField.tsx';
import { RelationLink } from '#src/fields/relation/RelationLink.tsx';
import { labelOf } from '#src/fields/value/labelOf.ts';
import { NoteField } from './NoteField.tsx';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { formatMomentDay } from '#src/fields/dateTime/formatMomentDay.ts';
import { Box } from '@mui/material';
import type { CellProps } from '#src/fields/cell/CellProps.ts';
import { EmptyValue } from '#src/fields/cell/EmptyValue.tsx';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import type { ApprovalWords } from '../approvalWords.ts';
import { useNeededWords } from '../useNeededWords.ts';

type Row = Pick<ApprovedDocumentRecord, 'centreEvent' | 'trainingCentre'>;

/** The day by which it is needed, and how far off that is. */
const NeededField = defineField({
  Cell: ({ source }: CellProps) => {
    const locale = useFormatLocale();
    const needed = useNeededWords();
    const { centreEvent } = useRecordContext<Row>() ?? {};
    const value: unknown = useFieldValue({ source });
    if (typeof value !== 'string') return <EmptyValue />;
    return (
      <span className="cell-text cell-figure">
        {formatDate(value, locale)}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {`, ${needed(value, centreEvent?.timeZone)}`}
        </Box>
      </span>
    );
  },
  needs: ['centreEvent'] satisfies (keyof Row)[],
});

const DayField = defineTextField({ text: formatMomentDay, tabular: true });

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
    inFile: () => ({ otherwise: 'trainingCentre' satisfies keyof Row }),
    csv: (value, _props, _context, record) =>
      labelOf(value) ?? labelOf((record as Partial<Row>).trainingCentre) ?? '',
  }),
  { needs: ['trainingCentre'] satisfies (keyof Row)[], saysEmpty: true },
);

export const worklistColumns = (words: ApprovalWords) => ({
  ...approvedDocumentColumns,
  centreEvent: (
    <DataTable.Col
      source={'centreEvent' satisfies ApprovedDocumentSource}
      label={words('column.holder')}
      field={HolderField}
      disableSort
    />
  ),
  dateNeeded: <DataTable.Col source={'dateNeeded' satisfies ApprovedDocumentSource} field={NeededField} />,
  dateWaiting: <DataTable.Col source={'dateWaiting' satisfies ApprovedDocumentSource} field={DayField} />,
  note: <DataTable.Col source="note" label={words('column.note')} field={NoteField} disableSort />,
});

/** At first sight, in every tab: whichever way one comes to it. */
export const firstColumns: readonly (keyof ReturnType<typeof worklistColumns>)[] = [
  'name',
  'state',
  'centreEvent',
  'dateNeeded',
  'note',
  'dateWaiting',
];
