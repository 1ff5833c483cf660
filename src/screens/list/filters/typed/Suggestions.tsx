import { Box, Paper, Popper, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useId, type ReactNode } from 'react';
import { useFilterWording } from '../useFilterWording.ts';

interface SuggestionsProps {
  /** They stand under it, and its keys walk them; the focus stays in it. */
  readonly input: HTMLInputElement;
  readonly options: readonly { readonly key: string; readonly content: ReactNode }[];
  /** Below 0 where none is meant before it is walked to. */
  readonly marked: number;
  readonly onMark: (index: number) => void;
  readonly onTake: (index: number) => void;
  /** Said where there are none. */
  readonly note?: string;
}

/** What may be meant by what is typed: arrows walk, Enter takes. */
export const Suggestions = ({ input, options, marked, onMark, onTake, note }: SuggestionsProps) => {
  const words = useFilterWording();
  const id = useId();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      const from = marked < 0 && step < 0 ? 0 : marked;
      onMark((from + step + options.length) % options.length);
    }
    if (event.key !== 'Enter' || marked < 0) return;
    event.preventDefault();
    onTake(marked);
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => onKeyDown(event);
    input.addEventListener('keydown', hear);
    return () => input.removeEventListener('keydown', hear);
  }, [input]);
  useEffect(() => {
    input.setAttribute('aria-controls', id);
    if (options.length > 0 && marked >= 0) input.setAttribute('aria-activedescendant', `${id}-${marked}`);
    return () => {
      input.removeAttribute('aria-controls');
      input.removeAttribute('aria-activedescendant');
    };
  }, [input, id, marked, options.length]);
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
          {options.map(({ key, content }, index) => (
            <Box
              component="li"
              key={key}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === marked}
              // The focus stays in the search.
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => onMark(index)}
              onClick={() => onTake(index)}
              sx={optionSx}
            >
              {content}
            </Box>
          ))}
        </Box>
        {options.length === 0 && note !== undefined && (
          <Typography role="status" sx={{ px: 2, pb: 1, fontSize: 13, color: 'text.secondary' }}>
            {note}
          </Typography>
        )}
      </Paper>
    </Popper>
  );
};

const optionSx = {
  px: 1.5,
  py: { xs: 1.25, sm: 0.75 },
  fontSize: 14,
  borderRadius: '6px',
  cursor: 'pointer',
  '&[aria-selected=true]': { bgcolor: 'action.selected' },
  '& strong': { fontWeight: 600 },
} as const;
