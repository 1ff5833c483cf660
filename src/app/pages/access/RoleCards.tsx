import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useWords } from '#src/app/words/useWords.ts';
import { ChoiceField } from '#src/ui/ChoiceField.tsx';
import { byGroup, type RoleTable } from './roleTableQuery.ts';
import { ReachMark } from './ReachMark.tsx';
import { framedRowsSx } from '#src/ui/framedRowsSx.ts';

/** On a telephone one role at a time, at first all of one's own together. */
export const RoleCards = ({ table: { roles, capabilities } }: { readonly table: RoleTable }) => {
  const words = useWords();
  const [chosen, setChosen] = useState('');
  const index = roles.findIndex(({ role }) => role === chosen);
  const wordOf = (role: string) => {
    const { label, isOwn = false } = roles.find((one) => one.role === role) ?? { label: words('access.you') };
    return isOwn ? `${label} – ${words('access.your_role')}` : label;
  };
  const description = roles[index]?.description ?? words('access.together');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ChoiceField
        displayEmpty
        label={words('access.role')}
        value={chosen}
        options={['', ...roles.map(({ role }) => role)]}
        wordOf={wordOf}
        onChoose={setChosen}
        helperText={description}
      />
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
