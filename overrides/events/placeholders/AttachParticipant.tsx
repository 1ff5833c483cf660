import { Autocomplete, Box, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { RefusalNote, useToldWhenGone } from '#overrides/refusals/index.ts';
import { useMutationRun } from '#src/data/write/useMutationRun.ts';
import type { BoardBooking } from '../board/Board.ts';
import { useEventWords } from '../eventWords.ts';
import { attachMutation, candidatesQuery } from './attachOperations.ts';
import { onlineManager, useQuery } from '@tanstack/react-query';
import { isSearchable } from '#src/data/isSearchable.ts';
import { useAsk } from '#src/data/DataClient.tsx';
import { searchQuery } from '#src/data/searchQuery.ts';
import { useNothingOffered } from '#src/fields/input/useNothingOffered.ts';
import { useDebounced } from '#src/fields/relation/useDebounced.ts';
import { factsLine } from '#src/fields/wording/factsLine.ts';

interface Candidate {
  readonly id: string;
  readonly fullName: string;
  /** City and country. */
  readonly place: string;
}

/** Participants by what is typed; nothing is asked before there is something to search for. */
function useParticipantSearch(query: string): {
  readonly candidates: readonly Candidate[];
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
} {
  const ask = useAsk();
  const typed = query.trim();
  const text = useDebounced(typed, 200);
  const {
    data = [],
    isFetching,
    isError,
  } = useQuery({
    ...searchQuery,
    queryKey: ['participants', 'attach', text],
    enabled: isSearchable(text),
    staleTime: 30_000,
    queryFn: async ({ signal }) => {
      const found = await ask(candidatesQuery, { text }, signal);
      return found.participants.data.map(({ id, fullName, city, country }) => ({
        id,
        fullName: fullName ?? '',
        place: factsLine([city, country?.name], ', '),
      }));
    },
  });
  // What was found for other letters must not be under the hand when Enter is pressed.
  const isCurrent = text === typed && isSearchable(typed);
  return {
    candidates: isCurrent ? data : [],
    isSearching: isSearchable(typed) && (isFetching || !isCurrent),
    hasFailed: isCurrent && isError,
  };
}

type Placeholder = Pick<BoardBooking, 'id' | 'dateModified'>;

/** One line: type a name, Enter gives the seat to the first that fits (P4). What is refused stands below it. */
export const AttachParticipant = ({ booking }: { readonly booking: Placeholder }) => {
  const words = useEventWords();
  const nothingOffered = useNothingOffered();
  const notify = useNotify();
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<Candidate | null>(null);
  const { candidates, isSearching, hasFailed } = useParticipantSearch(query);
  const { send, busy, refusal, forget } = useMutationRun(attachMutation);
  useToldWhenGone(refusal);
  const attach = async (candidate: Candidate, reason?: string) => {
    setChosen(candidate);
    const input = {
      id: booking.id,
      participant: { connect: candidate.id },
      date_modified: booking.dateModified,
      ...(reason === undefined ? {} : { override_reason: reason }),
    };
    const { refusal: refused } = await send({ input });
    if (refused === undefined)
      notify(words('attach.done', { name: candidate.fullName }), { type: 'success' });
  };
  const dismiss = () => {
    forget();
    setChosen(null);
  };
  const nothing = () => {
    if (!isSearchable(query)) return words('attach.type');
    if (hasFailed) return words(onlineManager.isOnline() ? 'attach.failed' : 'attach.offline');
    return isSearching ? words('attach.searching') : nothingOffered({ query: query.trim() });
  };
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Autocomplete<Candidate>
        size="small"
        autoHighlight
        options={[...candidates]}
        value={chosen}
        disabled={busy}
        onChange={(_event, next) => (next === null ? dismiss() : void attach(next))}
        onInputChange={(_event, text, cause) => {
          if (cause === 'input') setQuery(text);
          if (cause === 'input' && refusal !== undefined) forget();
        }}
        filterOptions={(all) => all}
        getOptionKey={({ id }) => id}
        getOptionLabel={({ fullName }) => fullName}
        isOptionEqualToValue={(option, value) => option.id === value.id}
        loading={isSearching}
        loadingText={words('attach.searching')}
        noOptionsText={nothing()}
        forcePopupIcon={false}
        renderOption={({ key, ...props }, { fullName, place }) => (
          <li key={key} {...props}>
            <span>
              {fullName}
              {place !== '' && <small style={{ display: 'block', opacity: 0.75 }}>{place}</small>}
            </span>
          </li>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            margin="none"
            variant="outlined"
            placeholder={words('attach.placeholder')}
            slotProps={{
              ...params.slotProps,
              htmlInput: { ...params.slotProps.htmlInput, 'aria-label': words('attach.label') },
            }}
          />
        )}
      />
      {refusal !== undefined && chosen !== null && (
        <RefusalNote
          refusal={refusal}
          running={busy}
          onReason={(reason) => void attach(chosen, reason)}
          onClose={dismiss}
        />
      )}
    </Box>
  );
};
