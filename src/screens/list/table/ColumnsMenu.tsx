import ViewWeekIcon from '@mui/icons-material/ViewWeekOutlined';
import { Box, Button, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useState } from 'react';
import { useLabelText } from '#src/fields/wording/useLabelText.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { ColumnTools } from '../look/ColumnTools.tsx';
import { DensityChoice } from '../look/DensityChoice.tsx';
import { useTableWords } from '../tableWords.ts';
import { ToolbarPopover } from '../ToolbarPopover.tsx';
import type { ColumnChoice } from './useColumnChoice.ts';

/** More columns than this can be searched by name. */
const searchable = 8;

/** Which columns are shown: all there are, the ones at first sight on top. */
export const ColumnsMenu = ({ all, hidden, setHidden, look, setLook, resetLook }: ColumnChoice) => {
  const say = useWording();
  const words = useTableWords();
  const labelOf = useLabelText();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [query, setQuery] = useState('');
  const named = all.map(({ source, label }) => ({ source, label: labelOf(source, label) }));
  const shown = named.filter(({ label }) => label.toLowerCase().includes(query.trim().toLowerCase()));
  const isLast = (source: string) => !hidden.includes(source) && hidden.length >= all.length - 1;
  const toggle = (source: string, on: boolean) =>
    setHidden(on ? hidden.filter((one) => one !== source) : [...hidden, source]);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<ViewWeekIcon />}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {words('list.columns')}
      </Button>
      <ToolbarPopover
        label={words('list.columns')}
        anchor={anchor}
        align="right"
        width={400}
        onClose={() => setAnchor(undefined)}
      >
        {all.length > searchable && (
          <TextField
            autoFocus
            margin="none"
            size="small"
            value={query}
            placeholder={say('select.search')}
            onChange={(event) => setQuery(event.target.value)}
            slotProps={{ htmlInput: { 'aria-label': words('list.search_columns') } }}
          />
        )}
        <Box sx={{ maxHeight: 360, overflow: 'auto', display: 'grid' }}>
          {shown.map(({ source, label }) => (
            <Box key={source} sx={{ display: 'flex', alignItems: 'center', minHeight: 32 }}>
              <FormControlLabel
                sx={{ mx: 0, flex: 1, minWidth: 0 }}
                control={
                  // One column has to stay, or there would be nothing to press to get the others back.
                  <Checkbox
                    size="small"
                    sx={{ p: 0.5, mr: 0.5 }}
                    checked={!hidden.includes(source)}
                    disabled={isLast(source)}
                    onChange={(_event, on) => toggle(source, on)}
                  />
                }
                label={label}
              />
              {!hidden.includes(source) && (
                <ColumnTools source={source} name={label} look={look} setLook={setLook} />
              )}
            </Box>
          ))}
        </Box>
        <DensityChoice look={look} setLook={setLook} />
        <Button size="small" color="inherit" onClick={resetLook} sx={{ justifySelf: 'start' }}>
          {words('list.reset_columns')}
        </Button>
      </ToolbarPopover>
    </>
  );
};
