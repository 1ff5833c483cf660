import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { FieldTitle } from 'react-admin';
import { visuallyHidden } from '../cell/visuallyHidden.ts';
import { DenseInputs } from '../input/DenseInputs.ts';
import { InputScope } from '../input/InputScope.tsx';
import { useWording } from '../wording/useWording.ts';
import { RowActions } from './RowActions.tsx';
import type { RowLayoutProps } from './RowLayoutProps.ts';

/** Rows as lines of a table, each cell an input; the column's head says what each of them is, once. */
export const RowInputTable = ({ rows, members, actions, readOnly }: RowLayoutProps) => {
  const say = useWording();
  return (
    <Box sx={{ position: 'relative', overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Table size="small">
        <TableHead>
          <TableRow sx={{ '& th': { px: 0.75 } }}>
            <TableCell sx={{ width: 32, pl: 1.5 }}>#</TableCell>
            {members.map((member) => (
              <TableCell key={member.source}>
                <FieldTitle source={member.source} isRequired={member.required} />
              </TableCell>
            ))}
            {!readOnly && (
              <TableCell>
                <Box component="span" sx={visuallyHidden}>
                  {say('rows.actions')}
                </Box>
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, index }) => (
            <TableRow
              key={key}
              sx={{
                '& td': { verticalAlign: 'top', py: 0.5, px: 0.75 },
                '&:last-child td': { borderBottom: 0 },
              }}
            >
              <TableCell
                sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', lineHeight: '36px' }}
              >
                {index + 1}
              </TableCell>
              <InputScope path={String(index)} label="">
                <DenseInputs value>
                  {members.map((member) => (
                    <TableCell key={member.source}>{member.element}</TableCell>
                  ))}
                </DenseInputs>
              </InputScope>
              {!readOnly && (
                <TableCell
                  sx={{
                    whiteSpace: 'nowrap',
                    position: 'sticky',
                    right: 0,
                    bgcolor: 'background.paper',
                    zIndex: 1,
                  }}
                >
                  <RowActions index={index} count={rows.length} actions={actions} />
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};
