import { Checkbox, TableCell, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import {
  DataTableBody,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableSelectedIdsContext,
  useRecordContext,
  useResourceDefinition,
  type DataTableBodyProps,
  type RaRecord,
} from 'react-admin';
import { useNavigate } from 'react-router';
import { useWording } from '#src/fields/wording/useWording.ts';
import { recordPath } from '#src/screens/recordPath.ts';
import { useRecordName } from '#src/screens/useRecordName.ts';
import { useResourceNames } from '#src/screens/useResourceNames.ts';

interface RecordRowProps {
  readonly children?: ReactNode;
  readonly className?: string;
}

/**
 * A row of the list. react-admin's own says "Select this row" on an element around the checkbox, where no screen reader
 * looks; here the checkbox itself is named after the record.
 */
const RecordRow = ({ children, className }: RecordRowProps) => {
  const say = useWording();
  const navigate = useNavigate();
  const record = useRecordContext<RaRecord>();
  const { resource, one } = useResourceNames();
  const { hasShow } = useResourceDefinition({ resource });
  const { handleToggleItem, isRowSelectable } = useDataTableCallbacksContext();
  const { hasBulkActions } = useDataTableConfigContext();
  const selected = useDataTableSelectedIdsContext() ?? [];
  const name = useRecordName()(record, one);
  if (record === undefined) return null;
  return (
    <TableRow
      hover
      className={className}
      onClick={hasShow === true ? () => void navigate(recordPath(resource, record.id)) : undefined}
      sx={hasShow === true ? { cursor: 'pointer' } : {}}
    >
      {hasBulkActions && (
        <TableCell padding="checkbox" onClick={(event) => event.stopPropagation()}>
          <Checkbox
            size="small"
            checked={selected.includes(record.id)}
            disabled={isRowSelectable?.(record) === false}
            slotProps={{
              input: {
                'aria-label': say('list.select_row', { name }),
                // With Shift, all between this row and the one before.
                onClick: (event) => handleToggleItem?.(record.id, event),
              },
            }}
          />
        </TableCell>
      )}
      {children}
    </TableRow>
  );
};

/** react-admin's table body, made of these rows. */
export const RecordBody = (props: DataTableBodyProps) => <DataTableBody {...props} row={RecordRow} />;
