import { useFieldValue } from 'react-admin';
import { NextChip } from '../bookings/index.ts';
import type { FieldComponent } from '#src/fields/cell/CellProps.ts';

/** Marks who could take a seat now (W4); of the others there is nothing to say. */
export const NextField: FieldComponent = ({ source }) => {
  const isNext: unknown = useFieldValue({ source });
  return isNext === true ? <NextChip /> : null;
};
NextField.csv = (value, _props, { translate }) =>
  value === true ? translate('booking.waiting.next', { _: 'Next' }) : '';
