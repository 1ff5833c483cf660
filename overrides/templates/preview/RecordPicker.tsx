import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import { Autocomplete, Box, IconButton, TextField } from '@mui/material';
import { useState } from 'react';
import { holdEnter } from '#src/fields/input/holdEnter.ts';
import { useNothingOffered } from '#src/fields/input/useNothingOffered.ts';
import { type TemplateWords, useTemplateWords } from '../templateWords.ts';
import type { Member, PreviewPlan } from './previewPlan.ts';
import type { PreviewRecord } from './usePreviewRecord.ts';

const labels = {
  events: 'event',
  participants: 'participant',
  trainers: 'trainer',
  centers: 'centre',
} as const satisfies Record<PreviewPlan['resource'], Parameters<TemplateWords>[0]>;

/** Which record the paper is filled with, and the way to the ones before and after it. */
export const RecordPicker = ({ record: picked }: { readonly record: PreviewRecord }) => {
  const words = useTemplateWords();
  const { plan, record, people, previous, next } = picked;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-end' }}>
      <Choice
        label={words(labels[plan.resource])}
        options={picked.options}
        value={record ?? null}
        isSearching={picked.isSearching}
        hasFailed={picked.hasFailed}
        onChange={picked.pick}
        onType={picked.search}
      />
      {plan.member !== null && (
        <Choice
          label={words(plan.member)}
          options={people.offered}
          value={people.member ?? null}
          isSearching={people.isSearching}
          hasFailed={people.hasFailed}
          onChange={people.pick}
          onType={people.search}
        />
      )}
      {/* As high as the fields beside them. */}
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 36 }}>
        <IconButton size="small" aria-label={words('previous')} disabled={!previous} onClick={previous}>
          <PreviousIcon />
        </IconButton>
        <IconButton size="small" aria-label={words('next')} disabled={!next} onClick={next}>
          <NextIcon />
        </IconButton>
      </Box>
    </Box>
  );
};

/** A placeholder is nobody's yet. */
type Offered = Pick<Member, 'id' | 'name'>;

interface ChoiceProps<One extends Offered> {
  readonly label: string;
  readonly options: readonly One[];
  readonly value: One | null;
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
  readonly onChange: (record: One) => void;
  /** Given where the options are searched for as one types. */
  readonly onType: ((text: string) => void) | undefined;
}

const Choice = <One extends Offered>(props: ChoiceProps<One>) => {
  const { label, options, value, isSearching, hasFailed, onChange, onType } = props;
  const words = useTemplateWords();
  const nothing = useNothingOffered();
  const [query, setQuery] = useState('');
  return (
    <Autocomplete<One>
      size="small"
      autoHighlight
      onKeyDown={holdEnter(isSearching)}
      // There is no paper of nothing: one is chosen by choosing another.
      clearIcon={null}
      options={[...options]}
      value={value}
      onChange={(_event, next) => {
        if (next !== null) onChange(next);
      }}
      onInputChange={(_event, text, cause) => {
        const typed = cause === 'input' ? text : '';
        setQuery(typed.trim());
        onType?.(typed);
      }}
      {...(onType && { filterOptions: (all: One[]) => all })}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name ?? words('unnamed_booking')}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText={isSearching ? words('searching') : nothing({ failed: hasFailed, query })}
      renderInput={(params) => <TextField {...params} margin="none" label={label} />}
      sx={{ flex: '1 1 160px', minWidth: 0 }}
    />
  );
};
