import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { createContext, use, type HTMLAttributes, type Key, type ReactNode } from 'react';
import { isSearchable } from '#src/data/isSearchable.ts';
import { useAsk } from '#src/data/DataClient.tsx';
import { searchQuery } from '#src/data/searchQuery.ts';
import { useNothingOffered } from '#src/fields/input/useNothingOffered.ts';
import { useDebounced } from '#src/fields/relation/useDebounced.ts';
import { useConfirm } from '#src/ui/confirm/ConfirmDialog.tsx';
import { trainersToAddQuery } from '../agendaOperations.ts';
import { useAgendaWords } from '../agendaWords.ts';
import { isTimed, type Item } from '../model/Programme.ts';
import type { TeamMember } from '../state/Plan.ts';
import { useProgramme } from '../state/ProgrammeProvider.tsx';
import { MeanwhileOf } from '../team/Meanwhile.tsx';

/** Apart from the agenda itself, so that a row is not drawn again with every change of another. */
const TeamContext = createContext<readonly TeamMember[]>([]);
export const TeamProvider = TeamContext.Provider;
export const useTeam = (): readonly TeamMember[] => use(TeamContext);

export interface TrainerOption {
  readonly id: string;
  readonly name: string;
  /** Not yet one of the event's trainers. */
  readonly outside: boolean;
}

/** How an input shows them. */
interface ShownOptions {
  readonly getOptionKey: (option: TrainerOption) => string;
  readonly getOptionLabel: (option: TrainerOption) => string;
  readonly isOptionEqualToValue: (one: TrainerOption, other: TrainerOption) => boolean;
  readonly noOptionsText: string;
  readonly renderOption: (
    props: HTMLAttributes<HTMLLIElement> & { readonly key: Key },
    option: TrainerOption,
  ) => ReactNode;
}

/** The event's trainers first, then whoever else is found by what is typed. */
export function useTrainerOptions(typed: string) {
  const words = useAgendaWords();
  const nothingOffered = useNothingOffered();
  const team = useTeam();
  const ask = useAsk();
  const text = useDebounced(typed.trim(), 200);
  const {
    data: found = [],
    isFetching,
    isError,
  } = useQuery({
    ...searchQuery,
    queryKey: ['trainers', 'to-add', text],
    enabled: isSearchable(text),
    staleTime: 30_000,
    queryFn: async ({ signal }) => (await ask(trainersToAddQuery, { text }, signal)).trainers.data,
  });
  const own = team.map(({ trainerId, name }): TrainerOption => ({
    id: trainerId,
    name: name || words('item.unseen'),
    outside: false,
  }));
  const others = isSearchable(text) ? found : [];
  const options = [
    ...own,
    ...others
      .filter(({ id }) => !team.some(({ trainerId }) => trainerId === id))
      .map(({ id, fullName }): TrainerOption => ({ id, name: fullName ?? '', outside: true })),
  ];
  const nothing = () => {
    if (!isSearchable(typed)) return words('picker.type');
    if (isFetching) return words('copy.searching');
    return isError ? words('picker.failed') : nothingOffered({ query: typed.trim() });
  };
  const shown: ShownOptions = {
    getOptionKey: ({ id }) => id,
    getOptionLabel: ({ name }) => name,
    isOptionEqualToValue: (one, other) => one.id === other.id,
    noOptionsText: nothing(),
    renderOption: ({ key, ...props }, { name, outside }) => (
      <li key={key} {...props}>
        <span>
          {name}
          {outside && <small style={{ display: 'block', opacity: 0.75 }}>{words('picker.outside')}</small>}
        </span>
      </li>
    ),
  };
  return { options, shown } as const;
}

/** Whoever is not yet on the event joins it after asking, which says where else they are at the time of these items. */
export function useTrainerChoice(
  typed: string,
  taught: readonly Item[],
  onAdd: (trainer: { readonly id: string; readonly name: string }) => void,
) {
  const words = useAgendaWords();
  const team = useTeam();
  const { event, days } = useProgramme();
  const items = taught.filter(isTimed);
  const confirm = useConfirm();
  const pick = ({ id, name }: TrainerOption) =>
    confirm({
      title: words('picker.add_title', { name }),
      message: (
        <>
          <Box sx={{ mb: 1 }}>
            {words('picker.add_text', {
              name,
              priority: Math.max(0, ...team.map(({ priority }) => priority)) + 1,
            })}
          </Box>
          <MeanwhileOf
            event={event}
            trainer={{ id, name }}
            items={items}
            days={items.length === 0 ? days : items.map(({ day }) => day)}
          />
        </>
      ),
      confirmLabel: words('picker.add_confirm'),
      action: () => onAdd({ id, name }),
    });
  return { ...useTrainerOptions(typed), pick } as const;
}
