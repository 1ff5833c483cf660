import { Box, TextField, Typography } from '@mui/material';
import { useId, useState, type KeyboardEvent } from 'react';
import { useWording } from '#src/fields/wording/useWording.ts';
import { startsWord } from '../startsWord.ts';

interface PickOption {
  readonly id: string;
  readonly label: string;
  /** Other words that it is found by. */
  readonly also?: readonly string[];
}

interface PickListProps {
  readonly label: string;
  readonly options: readonly PickOption[];
  readonly onPick: (id: string) => void;
  /** Backspace where nothing is typed: a step back. */
  readonly onBack?: () => void;
}

/** Choosing one of a list by its first letters: arrows go along, Enter takes what stands marked. */
export const PickList = ({ label, options, onPick, onBack }: PickListProps) => {
  const say = useWording();
  const id = useId();
  const [query, setQuery] = useState('');
  const [marked, setMarked] = useState(0);
  const asked = query.trim();
  const found = options.filter(({ label: text, also = [] }) =>
    [text, ...also].some((words) => startsWord(words, asked)),
  );
  const at = Math.min(marked, found.length - 1);
  const move = (step: number) => {
    const next = (at + step + found.length) % found.length;
    setMarked(next);
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const acts: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => found[at] && onPick(found[at].id),
      Backspace: query === '' ? onBack : undefined,
    };
    const act = acts[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  return (
    <>
      <Box sx={{ px: 1.5, pt: 1.5, pb: 0.5 }}>
        <TextField
          autoFocus
          margin="none"
          size="small"
          value={query}
          placeholder={label}
          onChange={(event) => {
            setQuery(event.target.value);
            setMarked(0);
          }}
          onKeyDown={onKeyDown}
          slotProps={{
            htmlInput: {
              role: 'combobox',
              'aria-label': label,
              'aria-expanded': true,
              'aria-controls': id,
              'aria-activedescendant': found.length === 0 ? undefined : `${id}-${at}`,
              autoComplete: 'off',
            },
          }}
        />
      </Box>
      <Box
        component="ul"
        id={id}
        role="listbox"
        aria-label={label}
        sx={{ m: 0, p: 0.5, listStyle: 'none', maxHeight: 320, overflow: 'auto' }}
      >
        {found.map((option, index) => (
          <Box
            component="li"
            key={option.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            onMouseMove={() => setMarked(index)}
            onClick={() => onPick(option.id)}
            sx={{
              px: 1.5,
              py: { xs: 1.25, sm: 0.75 },
              fontSize: 14,
              borderRadius: '6px',
              cursor: 'pointer',
              '&[aria-selected=true]': { bgcolor: 'action.selected' },
            }}
          >
            {option.label}
          </Box>
        ))}
      </Box>
      {found.length === 0 && (
        <Typography role="status" sx={{ px: 2, pb: 1.5, fontSize: 14, color: 'text.secondary' }}>
          {say('select.no_results', { query })}
        </Typography>
      )}
    </>
  );
};
