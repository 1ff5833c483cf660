import { Box } from '@mui/material';
import type { ComponentType, ReactNode } from 'react';
import type { CellProps } from '../fields/cell/CellProps.ts';
import { ColumnContent } from '../fields/rows/ColumnContent.tsx';
import { columnMark, columnsOf } from '../fields/rows/columnsOf.ts';
import { FieldLabel } from '../fields/rows/FieldLabel.tsx';
import { wideInput } from '../fields/input/inputWidth.ts';
import { Replaced, useReplacements } from './Replace.tsx';

export interface ShowFieldProps {
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
  if (fields !== undefined && props.source in fields) return <Replaced>{fields[props.source]}</Replaced>;
  if (column === undefined) return null;
  return (
    <Box
      className={column.field?.block === true || column.field?.wide === true ? wideInput : undefined}
      sx={{ minWidth: 0 }}
    >
      <FieldLabel source={props.source} label={props.label} />
      <Box sx={{ minHeight: 20 }}>
        <ColumnContent column={column} />
      </Box>
    </Box>
  );
};

export const ShowField = Object.assign(ShowFieldImpl, columnMark);
