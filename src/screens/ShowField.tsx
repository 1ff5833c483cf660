import { Box } from '@mui/material';
import type { ComponentType, ReactNode } from 'react';
import { useFieldValue } from 'react-admin';
import type { CellProps } from '../fields/cell/CellProps.ts';
import { ColumnContent } from '../fields/rows/ColumnContent.tsx';
import { type ColumnElement, columnMark, columnsOf } from '../fields/rows/columnsOf.ts';
import { FieldLabel } from '../fields/rows/FieldLabel.tsx';
import { wideInput, wideOnPhone } from '../fields/input/inputWidth.ts';
import { Replaced, useReplacements } from './Replace.tsx';

interface ShowFieldProps {
  readonly source: string;
  /** The cell of its kind; written out as a child where it needs props of its own. */
  readonly field?: ComponentType<CellProps>;
  readonly children?: ReactNode;
  readonly label?: ReactNode;
}

/** One value of a record with its label. */
const ShowFieldImpl = (props: ShowFieldProps) => {
  const { fields } = useReplacements();
  const [column] = columnsOf(<ShowField {...props} />);
  const value: unknown = useFieldValue({ source: props.source });
  if (fields !== undefined && props.source in fields) return <Replaced>{fields[props.source]}</Replaced>;
  if (column === undefined) return null;
  return (
    <Box className={widthOf(column, value)} sx={{ minWidth: 0 }}>
      <FieldLabel source={props.source} label={props.label} />
      <Box sx={{ minHeight: 20 }}>
        <ColumnContent column={column} />
      </Box>
    </Box>
  );
};

function widthOf({ field }: ColumnElement, value: unknown): string | undefined {
  if (field?.block === true || field?.wide === true || isLong(value, 100)) return wideInput;
  return isLong(value, 40) ? wideOnPhone : undefined;
}

/** A text that would make a tower of its column, a list of more than a few. */
const isLong = (value: unknown, letters: number): boolean =>
  typeof value === 'string'
    ? value.length > letters || value.includes('\n')
    : Array.isArray(value) && value.length > 4;

export const ShowField = Object.assign(ShowFieldImpl, columnMark);
