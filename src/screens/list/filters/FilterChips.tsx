import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, ButtonBase } from '@mui/material';
import { useId, type ReactNode } from 'react';
import type { ListMeta } from '#src/data/ResourceMeta.ts';
import { isEmptyValue } from '#src/fields/value/valueAt.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { FilterSentence, useFilterLabel } from './FilterSentence.tsx';
import { useFilters } from './useFilters.ts';
import type { FilterElement } from './filterElement.ts';

export interface FilterChipsProps {
  readonly filters: readonly FilterElement[];
  readonly list: ListMeta | undefined;
  /** Keys that are shown elsewhere: the search, the conditions. */
  readonly except: readonly string[];
  readonly onEdit: (key: string, anchor: HTMLElement) => void;
}

/** The active filters, each a sentence: press it to change it, × to remove it. */
export const FilterChips = ({ filters, list, except, onEdit }: FilterChipsProps) => {
  const say = useWording();
  const labelOf = useFilterLabel();
  const { values, set } = useFilters();
  const active = Object.keys(values).filter((key) => !except.includes(key) && !isEmptyValue(values[key]));
  if (active.length === 0) return null;
  const without = (key: string) =>
    Object.fromEntries(Object.entries(values).filter(([other]) => other !== key));
  return (
    <Box
      component="ul"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, m: 0, p: 0, listStyle: 'none' }}
    >
      {active.map((key) => {
        const element = filters.find((filter) => filter.props.source === key);
        return (
          <li key={key}>
            <Chip
              removeLabel={say('list.remove_filter', { sentence: labelOf(key) })}
              onEdit={element === undefined ? undefined : (anchor) => onEdit(key, anchor)}
              onRemove={() => set(without(key))}
            >
              <FilterSentence
                filterKey={key}
                value={values[key]}
                meta={list?.filters[key]}
                element={element}
              />
            </Chip>
          </li>
        );
      })}
      <li>
        <Button size="small" color="inherit" onClick={() => set({})}>
          {say('list.clear_filters')}
        </Button>
      </li>
    </Box>
  );
};

interface ChipProps {
  readonly children: ReactNode;
  readonly removeLabel: string;
  readonly onEdit?: (anchor: HTMLElement) => void;
  readonly onRemove: () => void;
}

const Chip = ({ children, removeLabel, onEdit, onRemove }: ChipProps) => {
  const sentenceId = useId();
  return (
    <Box
      sx={{
        display: 'inline-flex',
        border: 1,
        borderColor: 'divider',
        borderRadius: '6px',
        bgcolor: 'background.paper',
        fontSize: 12,
        minHeight: 28,
      }}
    >
      <ButtonBase
        id={sentenceId}
        disabled={onEdit === undefined}
        onClick={(event) => onEdit?.(event.currentTarget)}
        sx={{
          px: 1,
          gap: 0.5,
          fontSize: 'inherit',
          borderRadius: '6px 0 0 6px',
          whiteSpace: 'pre-wrap',
          textAlign: 'left',
          display: 'inline',
          '& strong': { fontWeight: 600 },
        }}
      >
        {children}
      </ButtonBase>
      <ButtonBase
        aria-label={removeLabel}
        aria-describedby={sentenceId}
        onClick={onRemove}
        sx={{
          px: 0.75,
          minWidth: 24,
          borderLeft: 1,
          borderColor: 'divider',
          borderRadius: '0 6px 6px 0',
          color: 'text.secondary',
        }}
      >
        <CloseIcon sx={{ fontSize: 14 }} />
      </ButtonBase>
    </Box>
  );
};
