import SearchIcon from '@mui/icons-material/Search';
import { InputAdornment, TextField } from '@mui/material';
import { useEffect, useRef, useState, type Ref } from 'react';
import { useDebounced } from '#src/fields/relation/useDebounced.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { useResourceNames } from '#src/screens/useResourceNames.ts';
import { useFilters } from './useFilters.ts';

/** The list's one search field: it waits until one pauses. */
export const SearchField = ({
  filterKey,
  inputRef,
}: {
  readonly filterKey: string;
  readonly inputRef: Ref<HTMLInputElement>;
}) => {
  const say = useWording();
  const { manyInText } = useResourceNames();
  const { values, set } = useFilters();
  const current = values[filterKey];
  const applied = typeof current === 'string' ? current : '';
  const [text, setText] = useState(applied);
  const [seen, setSeen] = useState(applied);
  if (seen !== applied) {
    // Changed from elsewhere, by a view or "Clear all".
    setSeen(applied);
    setText(applied);
  }
  const asked = useDebounced(text.trim(), 300);
  const search = useRef((_query: string) => undefined as void);
  useEffect(() => {
    search.current = (query) => {
      if (query === applied || query !== text.trim()) return;
      setSeen(query);
      set({ ...values, [filterKey]: query });
    };
  });
  useEffect(() => search.current(asked), [asked]);
  return (
    <TextField
      type="search"
      margin="none"
      size="small"
      fullWidth={false}
      value={text}
      onChange={(event) => setText(event.target.value)}
      placeholder={say('list.search', { name: manyInText })}
      inputRef={inputRef}
      sx={{ width: { xs: '100%', sm: 280 } }}
      slotProps={{
        htmlInput: { 'aria-label': say('list.search', { name: manyInText }) },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon sx={{ fontSize: 18 }} />
            </InputAdornment>
          ),
        },
      }}
    />
  );
};
