import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { searchQuery } from '#src/data/searchQuery.ts';
import { useNothingOffered } from '#src/fields/input/useNothingOffered.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { notOnPaper } from '#src/ui/notOnPaper.ts';
import { useListWords } from './listWords.ts';

interface CountryFilterProps {
  readonly ids: readonly string[];
  readonly onChange: (ids: readonly string[] | undefined) => void;
}

interface Country {
  readonly id: string;
  readonly name: string;
}

/** Countries of the participants as chips, added by searching. */
export const CountryFilter = ({ ids, onChange }: CountryFilterProps) => {
  const words = useListWords();
  const [isOpened, setOpened] = useState(false);
  // Asked for by whoever wants to choose, or where a chip needs its name: the page itself is the request of its list.
  const say = useWording();
  const nothing = useNothingOffered();
  const [query, setQuery] = useState('');
  const {
    data: countries = [],
    isPending,
    isError,
  } = useGetList<Country>(
    'countries',
    {
      pagination: { page: 1, perPage: 300 },
      sort: { field: 'name', order: 'ASC' },
      meta: { pick: true },
    },
    { ...searchQuery, enabled: isOpened || ids.length > 0 },
  );
  return (
    <Autocomplete<Country, true>
      multiple
      size="small"
      limitTags={3}
      options={[...countries]}
      loading={isPending}
      loadingText={say('select.loading')}
      noOptionsText={nothing({ failed: isError, query })}
      onOpen={() => setOpened(true)}
      inputValue={query}
      // Names that arrive are no reason to forget what is being typed.
      onInputChange={(_event, text, reason) => reason !== 'reset' && setQuery(text)}
      value={ids.map((id) => countries.find((one) => String(one.id) === id) ?? { id, name: '…' })}
      onChange={(_event, chosen) =>
        onChange(chosen.length === 0 ? undefined : chosen.map(({ id }) => String(id)))
      }
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(option, value) => String(option.id) === String(value.id)}
      sx={{ minWidth: 200, maxWidth: 420, flex: '0 1 auto', ...(ids.length === 0 && notOnPaper) }}
      renderInput={(params) => (
        <TextField
          {...params}
          margin="none"
          placeholder={ids.length === 0 ? words('quick.country_search') : undefined}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-label': words('quick.country') },
          }}
        />
      )}
    />
  );
};
