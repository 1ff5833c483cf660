import { useRecordContext } from 'react-admin';
import type { EventRecord } from '#resources/events/index.ts';
import type { FieldComponent } from '#src/fields/cell/CellProps.ts';
import { CapacityBar } from './capacity/CapacityBar.tsx';

type Seats = Pick<EventRecord, 'traineeCount' | 'maxTrainees' | 'placeholderCount'>;

/** Seats for trainees as the one small bar (C2, C3). */
export const SeatsField: FieldComponent = () => {
  const event = useRecordContext<Seats & { readonly id: string }>();
  if (event === undefined) return null;
  return (
    <CapacityBar
      count={event.traineeCount}
      placeholders={event.placeholderCount}
      maximum={event.maxTrainees}
    />
  );
};
SeatsField.needs = ['maxTrainees', 'placeholderCount'] satisfies (keyof Seats)[];
SeatsField.onCard = true;
// A file has the bare number, beside which the limit is a column of its own.
SeatsField.inFile = ({ source }, { fieldWords }) => ({ label: fieldWords('CentreEvent', source) });
