import { DataTable } from 'react-admin';
import { eventColumns, type EventSource } from '#resources/events/index.ts';
import type { EventWords } from './eventWords.ts';
import { SeatsField } from './SeatsField.tsx';

const { traineeCount: _bare, ...others } = eventColumns;

/** The columns of events, their seats as a bar. */
export const eventListColumns = (words: EventWords) => ({
  ...others,
  traineeCount: (
    <DataTable.Col
      source={'traineeCount' satisfies EventSource}
      label={words('seats.title')}
      field={SeatsField}
      disableSort
    />
  ),
});

export const defaultColumns: readonly EventSource[] = [
  'name',
  'dateStart',
  'trainingCentre',
  'country',
  'eventStatus',
  'traineeCount',
  'isPublished',
];
