import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAsk } from '#src/data/DataClient.tsx';
import type { EventAgenda } from '../agendaOperations.ts';
import type { Finding } from '../model/checkProgramme.ts';
import { teaches } from '../model/editTrainers.ts';
import { timedItemsOf } from '../model/Programme.ts';
import type { Plan, TeamMember } from '../state/Plan.ts';
import { elsewhere } from './elsewhere.ts';
import { elsewhereQuery } from './elsewhereQuery.ts';

interface Teaching extends Pick<Plan, 'programme'> {
  readonly team: readonly Pick<TeamMember, 'trainerId'>[];
}

/** Where those who teach are at other events meanwhile, or on the same days (A1). Asked for whoever can change it. */
export function useTeamElsewhere(
  { id: eventId, timeZone }: Pick<EventAgenda, 'id' | 'timeZone'>,
  { programme, team }: Teaching,
  days: readonly string[],
  readOnly: boolean,
): readonly Finding[] {
  const ask = useAsk();
  const items = useMemo(() => timedItemsOf(programme), [programme]);
  const around = [...days, ...items.map(({ day }) => day)];
  const trainerIds = readOnly ? [] : team.map(({ trainerId }) => trainerId);
  const { data: others, isError } = useQuery({
    ...elsewhereQuery(ask, { eventId, trainerIds, days: around }),
    // What is known of the others stays when one more is asked about.
    placeholderData: keepPreviousData,
  });
  return useMemo(
    () =>
      (readOnly ? [] : team).flatMap(({ trainerId }): readonly Finding[] => {
        if (isError) return [{ severity: 'warning', code: 'elsewhere_unknown', trainerId }];
        const taught = items.filter((item) => teaches(item, trainerId));
        const here = {
          timeZone,
          items: taught,
          days: taught.length === 0 ? days : taught.map(({ day }) => day),
        };
        return elsewhere(trainerId, here, others ?? []).flatMap(({ event, clashes }): readonly Finding[] =>
          clashes.length === 0
            ? [{ severity: 'warning', code: 'same_days', trainerId, event }]
            : clashes.map(({ key, there }) => ({
                severity: 'warning',
                code: 'elsewhere',
                item: key,
                trainerId,
                other: there,
                event: event.name,
              })),
        );
      }),
    [others, isError, readOnly, team, items, days, timeZone],
  );
}
