import { Box, Paper, Popper, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { useDebounced } from '#src/fields/relation/useDebounced.ts';
import type { TestNode } from '../model/FilterModel.ts';
import type { FilterSources } from '../model/filterProperties.ts';
import { NodeSentence } from '../NodeSentence.tsx';
import { useFilterNodes } from '../useFilterNodes.ts';
import { useFilterWording } from '../useFilterWording.ts';
import { partText, typedParts, type TypedPart } from './typedParts.ts';
import { typedTests } from './typedTests.ts';
import { useTypedWords } from './useTypedWords.ts';

export interface TypedFiltersProps {
  readonly text: string;
  readonly input: HTMLInputElement;
  readonly searchKey: string;
  readonly sources: FilterSources;
  /** Keys that are shown elsewhere, the search among them. */
  readonly except: readonly string[];
  /** Filters have been made of the text; these words are left to search for. */
  readonly onTaken: (rest: string) => void;
}

interface Meaning {
  readonly part: TypedPart;
  readonly tests: readonly TestNode[];
}

/** What is typed as "country:ger" in the search, offered as filters; Enter makes them. */
export const TypedFilters = ({ text, input, searchKey, sources, except, onTaken }: TypedFiltersProps) => {
  const words = useFilterWording();
  const typedWords = useTypedWords();
  const id = useId();
  const { nodes, scope, set } = useFilterNodes(sources, except);
  const asked = useDebounced(text, 150);
  const part = useMemo(() => typedParts(asked).parts.at(-1), [asked]);
  const [meaning, setMeaning] = useState<Meaning>();
  const [marked, setMarked] = useState(0);
  useEffect(() => {
    if (part === undefined) return undefined;
    let isWanted = true;
    const show = (tests: readonly TestNode[]) => {
      if (!isWanted) return;
      setMeaning({ part, tests });
      setMarked(0);
    };
    typedTests(part, scope, typedWords).then(show, () => show([]));
    return () => {
      isWanted = false;
    };
  }, [part, scope, typedWords]);
  const offered = meaning?.tests ?? [];

  const take = async (chosen: number) => {
    const { parts, rest } = typedParts(text);
    const meanings = await Promise.all(
      parts.map(async (one) => ({ one, tests: await typedTests(one, scope, typedWords) })),
    );
    const isShown = (one: TypedPart) => one === parts.at(-1) && meaning?.part.value === one.value;
    const made = meanings.flatMap(({ one, tests }) =>
      isShown(one) ? (offered[chosen] ?? []) : (tests[0] ?? []),
    );
    const unknown = meanings.filter(({ tests }) => tests.length === 0).map(({ one }) => partText(one));
    const left = [...unknown, rest].filter((words) => words !== '').join(' ');
    set([...nodes, ...made], { [searchKey]: left });
    onTaken(left);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && offered.length > 0) {
      event.preventDefault();
      setMarked((marked + step + offered.length) % offered.length);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      void take(marked);
    }
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => onKeyDown(event);
    input.addEventListener('keydown', hear);
    return () => input.removeEventListener('keydown', hear);
  }, [input]);
  useEffect(() => {
    input.setAttribute('aria-controls', id);
    if (offered.length > 0) input.setAttribute('aria-activedescendant', `${id}-${marked}`);
    return () => {
      input.removeAttribute('aria-controls');
      input.removeAttribute('aria-activedescendant');
    };
  }, [input, id, marked, offered.length]);
  return (
    <Popper open anchorEl={input} placement="bottom-start" sx={{ zIndex: 'modal' }}>
      <Paper variant="outlined" sx={{ mt: 1, minWidth: 280, maxWidth: 'calc(100vw - 32px)', boxShadow: 3 }}>
        <Box
          component="ul"
          id={id}
          role="listbox"
          aria-label={words('filter.typed')}
          sx={{ m: 0, p: 0.5, listStyle: 'none' }}
        >
          {offered.map((test, index) => (
            <Box
              component="li"
              key={test.key}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === marked}
              // The focus stays in the search.
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => setMarked(index)}
              onClick={() => void take(index)}
              sx={{
                px: 1.5,
                py: 0.75,
                fontSize: 14,
                borderRadius: '6px',
                cursor: 'pointer',
                '&[aria-selected=true]': { bgcolor: 'action.selected' },
                '& strong': { fontWeight: 600 },
              }}
            >
              <NodeSentence node={test} scope={scope} />
            </Box>
          ))}
        </Box>
        {offered.length === 0 && (
          <Typography role="status" sx={{ px: 2, pb: 1, fontSize: 13, color: 'text.secondary' }}>
            {words(meaning === undefined ? 'filter.typing' : 'filter.typed_none')}
          </Typography>
        )}
      </Paper>
    </Popper>
  );
};
