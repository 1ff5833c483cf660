import { Box, Table, TableBody, TableCell, TableHead, TableRow, Tooltip, Typography } from '@mui/material';
import { Fragment } from 'react';
import { useWords } from '#src/app/words/useWords.ts';
import { panelSx } from '#src/ui/panelSx.ts';
import { byGroup, type RoleTable as Roles } from './roleTableQuery.ts';
import { ReachMark } from './ReachMark.tsx';

/** Capabilities down, roles across; the viewer's own columns stand out. */
export const RoleTable = ({ table: { roles, capabilities } }: { readonly table: Roles }) => {
  const words = useWords();
  const shade = (isOwn: boolean | undefined) => (isOwn === true ? { bgcolor: 'action.selected' } : {});
  return (
    <Box sx={{ ...panelSx, overflow: 'hidden' }}>
      <Box
        sx={{ overflowX: 'auto', position: 'relative' }}
        tabIndex={0}
        role="region"
        aria-label={words('access.title')}
      >
        <Table size="small" sx={{ minWidth: 980, '& td, & th': { px: 1.5 } }}>
          <TableHead>
            <TableRow>
              <TableCell sx={{ width: '30%', verticalAlign: 'bottom' }}>{words('access.may')}</TableCell>
              {roles.map(({ role, label, description, isOwn }) => (
                <TableCell key={role} sx={{ ...shade(isOwn), verticalAlign: 'bottom' }}>
                  <Tooltip title={description} describeChild>
                    <span tabIndex={0}>{label}</span>
                  </Tooltip>
                  {isOwn && (
                    <Box
                      component="span"
                      sx={{ display: 'block', fontSize: 12, fontWeight: 400, color: 'text.secondary' }}
                    >
                      {words('access.your_role')}
                    </Box>
                  )}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {byGroup(capabilities).map(([group, rows]) => (
              <Fragment key={group}>
                <TableRow>
                  <TableCell
                    component="th"
                    scope="rowgroup"
                    colSpan={roles.length + 1}
                    sx={{ fontWeight: 600, bgcolor: 'background.default', py: 1 }}
                  >
                    {group}
                  </TableCell>
                </TableRow>
                {rows.map(({ capability, label, note, reaches }) => (
                  <TableRow key={capability} hover>
                    <TableCell component="th" scope="row" sx={{ fontWeight: 400 }}>
                      {label}
                      {note !== null && (
                        <Typography
                          component="span"
                          sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}
                        >
                          {note}
                        </Typography>
                      )}
                    </TableCell>
                    {reaches.map((reach, index) => (
                      <TableCell key={roles[index]?.role ?? index} sx={shade(roles[index]?.isOwn)}>
                        <ReachMark reach={reach} />
                      </TableCell>
                    ))}
                  </TableRow>
                ))}
              </Fragment>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
};
