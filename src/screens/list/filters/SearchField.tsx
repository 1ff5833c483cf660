import SearchIcon from '@mui/icons-material/Search';
import { InputAdornment, TextField } from '@mui/material';
import { Suspense, useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useDebounced } from '#src/fields/relation/useDebounced.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { useResourceNames } from '#src/screens/useResourceNames.ts';
import { lazyPart } from '#src/ui/lazyPart.ts';
import type { FilterSources } from './model/filterProperties.ts';
import { useFilters } from './useFilters.ts';
import { useSearchText } from './useSearchText.ts';

const TypedFilters = lazyPart(() => import('./typed/TypedFilters.tsx'), 'TypedFilters');

const TypedProperties = lazyPart(() => import('./typed/TypedProperties.tsx'), 'TypedProperties');

interface SearchFieldProps {
  readonly filterKey: string;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly sources: FilterSources;
  /** Keys that are shown elsewhere than among the filters. */
  readonly except: readonly string[];
}

/** "country:ger" is a filter, once somebody presses Enter. */
const isTyped = (text: string): boolean => /(?:^|\s)[\p{L}_][\p{L}\p{N}_]*:/u.test(text);

/** The list's one search field: it waits until one pauses. Filters can be typed in it as well. */
export const SearchField = ({ filterKey, inputRef, sources, except }: SearchFieldProps) => {
  const say = useWording();
  const { manyInText } = useResourceNames();
  const { values, set } = useFilters();
  const current = values[filterKey];
  const applied = typeof current === 'string' ? current : '';
  const { text, setText, wanted, ask } = useSearchText(applied);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [isTyping, setTyping] = useState(false);
  const asked = useDebounced(text.trim(), 300);
  const search = useEffectEvent((query: string) => {
    if (query === wanted || query !== text.trim() || isTyped(query)) return;
    ask(query);
    set({ ...values, [filterKey]: query });
  });
  useEffect(() => search(asked), [asked]);
  return (
    <>
      <TextField
        type="search"
        margin="none"
        size="small"
        fullWidth={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setTyping(true);
        }}
        placeholder={say('list.search', { name: manyInText })}
        inputRef={inputRef}
        onFocus={() => setInput(inputRef.current)}
        onBlur={() => {
          setInput(null);
          setTyping(false);
        }}
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
      {input !== null && isTyping && !isTyped(text) && (
        <Suspense>
          <TypedProperties text={text} input={input} sources={sources} except={except} onComplete={setText} />
        </Suspense>
      )}
      {input !== null && text !== applied && isTyped(text) && (
        <Suspense>
          <TypedFilters
            text={text}
            input={input}
            searchKey={filterKey}
            sources={sources}
            except={except}
            onTaken={(rest) => {
              ask(rest);
              setText(rest);
            }}
          />
        </Suspense>
      )}
    </>
  );
};
