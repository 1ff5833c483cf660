import { Box, Button, MenuItem, MenuList, Popover, TextField, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { FilterLiveForm } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { isSame } from '#src/data/isSame.ts';
import { isEmptyValue } from '#src/fields/value/valueAt.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import type { FilterElement } from './filterElement.ts';
import { useFilterLabel } from './FilterSentence.tsx';
import { useFilters } from './useFilters.ts';

export interface FilterPopoverProps {
  readonly filters: readonly FilterElement[];
  readonly open: boolean;
  readonly anchor: HTMLElement | undefined;
  /** The filter being set; none yet: one chooses. */
  readonly chosen: string | undefined;
  readonly onChoose: (key: string) => void;
  readonly onClose: () => void;
}

/** More filters than this can be searched by name. */
const searchable = 8;

/** Choose a filter, then set it: the list follows while one does. */
export const FilterPopover = ({ filters, open, anchor, chosen, onChoose, onClose }: FilterPopoverProps) => {
  const say = useWording();
  const labelOf = useFilterLabel();
  const element = filters.find((filter) => filter.props.source === chosen);
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': element === undefined ? say('list.add_filter') : labelOf(element.props.source),
          sx: { mt: 0.5, minWidth: 260, maxWidth: 'calc(100vw - 32px)' },
        },
      }}
    >
      {element === undefined ? (
        <FilterChoice filters={filters} onChoose={onChoose} />
      ) : (
        <Box ref={focusFirst} sx={{ p: 2, minWidth: 280 }}>
          <FilterLiveForm debounce={250}>
            {element}
            <AppliedOnClose open={open} />
          </FilterLiveForm>
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 1.5 }}>
            <Button size="small" onClick={onClose}>
              {say('keys.close')}
            </Button>
          </Box>
        </Box>
      )}
    </Popover>
  );
};

/** The entry that was chosen is gone with its focus: one goes on with the value. */
const focusFirst = (form: HTMLElement | null) =>
  form?.querySelector<HTMLElement>('input, [role="combobox"]')?.focus();

/** A value set just before closing does not wait for the pause that would have applied it. */
const AppliedOnClose = ({ open }: { readonly open: boolean }) => {
  const { getValues } = useFormContext();
  const { values, set } = useFilters();
  const apply = useEffectEvent(() => {
    const chosen = Object.entries(getValues()).filter(
      ([key, value]) => !isSame(value, values[key]) && !(isEmptyValue(value) && isEmptyValue(values[key])),
    );
    if (chosen.length > 0) set({ ...values, ...Object.fromEntries(chosen) });
  });
  useEffect(() => {
    if (!open) apply();
  }, [open]);
  return null;
};

const FilterChoice = ({ filters, onChoose }: Pick<FilterPopoverProps, 'filters' | 'onChoose'>) => {
  const say = useWording();
  const labelOf = useFilterLabel();
  const [query, setQuery] = useState('');
  const shown = filters.filter(({ props }) =>
    labelOf(props.source).toLowerCase().includes(query.trim().toLowerCase()),
  );
  return (
    <Box sx={{ py: 1 }}>
      <Typography component="h2" sx={{ px: 2, pb: 0.5, fontSize: 12, color: 'text.secondary' }}>
        {say('list.add_filter')}
      </Typography>
      {filters.length > searchable && (
        <Box sx={{ px: 1.5, pb: 0.5 }}>
          <TextField
            autoFocus
            margin="none"
            size="small"
            value={query}
            placeholder={say('select.search')}
            onChange={(event) => setQuery(event.target.value)}
            slotProps={{ htmlInput: { 'aria-label': say('list.add_filter') } }}
          />
        </Box>
      )}
      <MenuList
        dense
        autoFocusItem={filters.length <= searchable}
        sx={{ maxHeight: 360, overflow: 'auto', px: 0.5 }}
      >
        {shown.map(({ props }) => (
          <MenuItem key={props.source} onClick={() => onChoose(props.source)}>
            {labelOf(props.source)}
          </MenuItem>
        ))}
        {shown.length === 0 && <MenuItem disabled>{say('select.no_results', { query })}</MenuItem>}
      </MenuList>
    </Box>
  );
};
