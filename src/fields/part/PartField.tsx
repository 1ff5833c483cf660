import { Box, Stack } from '@mui/material';
import { useContext, type ReactNode } from 'react';
import { RecordContextProvider, useFieldValue } from 'react-admin';
import type { CellProps } from '../cell/CellProps.ts';
import { CompactCells } from '../cell/CompactCells.ts';
import { EmptyValue } from '../cell/EmptyValue.tsx';
import { TextCell } from '../cell/TextCell.tsx';
import { defineField } from '../kind/defineField.tsx';
import { ColumnContent } from '../rows/ColumnContent.tsx';
import { columnsOf } from '../rows/columnsOf.ts';
import { FieldLabel } from '../rows/FieldLabel.tsx';
import { WithinRecord } from '../rows/WithinRecord.tsx';
import { labelOf } from '../value/labelOf.ts';
import { isValues } from '#src/data/isValues.ts';

interface PartFieldProps extends CellProps {
  readonly children?: ReactNode;
}

/** An object within the record: its members with their labels; in a table its name. */
export const PartField = defineField({
  Cell: ({ source, children }: PartFieldProps) => {
    const compact = useContext(CompactCells);
    const value: unknown = useFieldValue({ source });
    if (!isValues(value)) return <EmptyValue />;
    if (compact) return <TextCell text={labelOf(value)} />;
    return (
      <WithinRecord source={source}>
        <RecordContextProvider value={value}>
          <Stack sx={{ gap: 1.5 }}>
            {columnsOf(children).map((column) => (
              <Box key={column.source}>
                <FieldLabel source={column.source} label={column.label} />
                <ColumnContent column={column} />
              </Box>
            ))}
          </Stack>
        </RecordContextProvider>
      </WithinRecord>
    );
  },
  block: true,
  inFile: () => ({}),
  csv: (value) => labelOf(value) ?? '',
});
