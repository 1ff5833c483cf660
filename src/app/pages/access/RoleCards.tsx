import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useWords } from '#src/app/words/useWords.ts';
import { byGroup, type RoleTable } from './roleTableQuery.ts';
import { ReachMark } from './ReachMark.tsx';
import { framedRowsSx } from '#src/ui/framedRowsSx.ts';

/** On a telephone one role at a time, at first all of one's own together. */
export const RoleCards = ({ table: { roles, capabilities } }: { readonly table: RoleTable }) => {
  const words = useWords();
  const [chosen, setChosen] = useState('');
  const index = roles.findIndex(({ role }) => role === chosen);
  const description = roles[index]?.description ?? words('access.together');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextField
        select
        size="small"
        label={words('access.role')}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
        helperText={description}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{words('access.you')}</MenuItem>
        {roles.map(({ role, label, isOwn }) => (
          <MenuItem key={role} value={role}>
            {isOwn ? `${label} – ${words('access.your_role')}` : label}
          </MenuItem>
        ))}
      </TextField>
      {byGroup(capabilities).map(([group, rows]) => (
        <Box component="section" key={group}>
          <Typography component="h2" sx={{ fontWeight: 600, mb: 1 }}>
            {group}
          </Typography>
          <Box component="ul" sx={{ ...framedRowsSx, bgcolor: 'background.paper' }}>
            {rows.map((row) => (
              <Box
                component="li"
                key={row.capability}
                sx={{
                  display: 'flex',
                  gap: 1.5,
                  px: 1.5,
                  py: 1,
                  justifyContent: 'space-between',
                  alignItems: 'start',
                }}
              >
                <Box sx={{ minWidth: 0 }}>
                  {row.label}
                  {row.note !== null && (
                    <Typography sx={{ fontSize: 12, color: 'text.secondary' }}>{row.note}</Typography>
                  )}
                </Box>
                <ReachMark reach={row.reaches[index] ?? row.own} />
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
};
