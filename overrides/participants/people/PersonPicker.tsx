import { Autocomplete, Box, TextField, Typography } from '@mui/material';
import { keepPreviousData, onlineManager, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode, type Ref } from 'react';
import { useAsk } from '#src/data/DataClient.tsx';
import { isSearchable } from '#src/data/isSearchable.ts';
import { searchQuery } from '#src/data/searchQuery.ts';
import { holdEnter } from '#src/fields/input/holdEnter.ts';
import { useNothingOffered } from '#src/fields/input/useNothingOffered.ts';
import { useDebounced } from '#src/fields/relation/useDebounced.ts';
import { AddressText } from '#src/ui/AddressText.tsx';
import { usePeopleWords } from './peopleWords.ts';
import { personFacts, type Person } from './Person.ts';
import { personSearchQuery } from './personOperations.ts';

interface PersonPickerProps {
  readonly onPick: (person: Person) => void;
  /** What is typed, for whoever is not found. */
  readonly onType?: (text: string) => void;
  readonly error?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly autoFocus?: boolean;
  /** What somebody who was found, among others, is to whatever they are looked for. */
  readonly stateOf?: (person: Person, found: readonly Person[]) => ReactNode;
}

/** Finds somebody of the directory by name or e-mail; country and speciality tell two of one name apart. */
export const PersonPicker = ({
  onPick,
  onType,
  error,
  inputRef,
  autoFocus = false,
  stateOf,
}: PersonPickerProps) => {
  const words = usePeopleWords();
  const nothingOffered = useNothingOffered();
  const ask = useAsk();
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const text = useDebounced(query.trim(), 200);
  const isAsked = isSearchable(text);
  const { data, isFetching, isError } = useQuery({
    queryKey: ['people', text],
    queryFn: async ({ signal }) => (await ask(personSearchQuery, { text }, signal)).participants.data,
    ...searchQuery,
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const isSettled = text === query.trim() && !isFetching;
  const nothing = () => {
    if (!isSearchable(query)) return words('person.search_help');
    if (isError) return words(onlineManager.isOnline() ? 'person.failed' : 'person.offline');
    return isSettled ? nothingOffered({ query: text }) : words('person.searching');
  };
  const options = isAsked && isSearchable(query) ? [...(data ?? [])] : [];
  return (
    <Autocomplete<Person>
      size="small"
      sx={{ maxWidth: 560 }}
      value={null}
      options={options}
      // That nobody was found is told below: a list without anybody would cover what else there is to do.
      open={isOpen && options.length > 0}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      filterOptions={(all) => all}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ fullName }) => fullName}
      inputValue={query}
      onInputChange={(_event, next, reason) => {
        if (reason !== 'input' && reason !== 'clear') return;
        setQuery(next);
        onType?.(next);
      }}
      onChange={(_event, person) => {
        if (person !== null) onPick(person);
      }}
      autoHighlight
      onKeyDown={holdEnter(!isSettled)}
      openOnFocus={false}
      renderOption={({ key, ...props }, person) => (
        <li key={key} {...props}>
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {person.fullName}
            <Typography sx={{ color: 'text.secondary', fontSize: 12 }}>
              <AddressText text={personFacts(person)} />
            </Typography>
          </Box>
          {stateOf?.(person, data ?? [])}
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={inputRef}
          autoFocus={autoFocus}
          label={words('person.search')}
          error={error !== undefined}
          helperText={error ?? (options.length > 0 ? words('person.search_help') : nothing())}
          slotProps={{ ...params.slotProps, formHelperText: { role: 'status' } }}
        />
      )}
    />
  );
};
