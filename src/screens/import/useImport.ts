import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useAsk } from '#src/data/DataClient.tsx';
import { useCall } from '#src/data/write/useCall.ts';
import type { ChangeImportInput, DecideImportRowsInput } from '#src/generated/schema.ts';
import type { Refusal } from '#src/data/errors/Refusal.ts';
import {
  changeImportMutation,
  checkImportMutation,
  decideImportRowsMutation,
  type ReadImport,
  recordImportQuery,
  runImportMutation,
  stopImportMutation,
} from './importOperations.ts';

const lookMs = 1_000;

/** It was checked, and what can be written is so already. */
export const isNothing = ({ state, created, changed, unchanged, undecided }: ReadImport): boolean =>
  state === 'CHECKED' && created + changed + undecided === 0 && unchanged > 0;

export const isUnderWay = ({ state }: Pick<ReadImport, 'state'>): boolean =>
  state === 'CHECKING' || state === 'RUNNING';

export interface Import {
  /** Undefined while it is asked for, null where there is none. */
  readonly found: ReadImport | null | undefined;
  /** Why it could not be read the last time it was asked for. */
  readonly error: Error | null;
  readonly change: (input: Omit<ChangeImportInput, 'key'>) => void;
  readonly check: () => void;
  /** What becomes of a row that looks like somebody who is known, or of all of them. */
  readonly decide: (input: Omit<DecideImportRowsInput, 'key'>) => void;
  readonly run: () => void;
  readonly stop: () => void;
  /** Its rows, or their counts, are others by now. */
  readonly refresh: () => void;
  readonly busy: boolean;
  readonly refusal: Refusal | undefined;
}

/** What was chosen is shown at once, and stays where the focus is. */
const withChange = (
  found: ReadImport,
  { columns, constants: _added, ...change }: Omit<ChangeImportInput, 'key'>,
): ReadImport => ({
  ...found,
  ...(Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  ) as Partial<ReadImport>),
  ...(columns && {
    columns: found.columns.map((column, index) => ({ ...column, field: columns[index] ?? null })),
  }),
});

/** An import as it stands, looked at again and again while somebody works on it. */
export function useImport(key: string): Import {
  const ask = useAsk();
  const queries = useQueryClient();
  const queryKey = ['imports', key];
  const { data, error } = useQuery({
    queryKey,
    queryFn: async () => (await ask(recordImportQuery, { key })).recordImport ?? null,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? lookMs : false),
  });
  const refresh = () => void queries.invalidateQueries({ queryKey });
  const change = useCall(changeImportMutation);
  const check = useCall(checkImportMutation);
  const decide = useCall(decideImportRowsMutation);
  const run = useCall(runImportMutation);
  const stop = useCall(stopImportMutation);
  const calls = [change, check, decide, run, stop];
  const forget = () => {
    for (const call of calls) call.forget();
  };
  const changes = useRef({ left: 0, sent: Promise.resolve() });
  /** Shown at once, sent one behind the other: what is read before the last of them would take back those after it. */
  const show = async (input: Parameters<Import['change']>[0]) => {
    forget();
    changes.current.left += 1;
    await queries.cancelQueries({ queryKey, exact: true });
    queries.setQueryData<ReadImport | null>(queryKey, (found) => found && withChange(found, input));
    changes.current.sent = changes.current.sent.then(async () => {
      await change.send({ input: { key, ...input } });
      changes.current.left -= 1;
      if (changes.current.left === 0) refresh();
    });
  };
  return {
    found: data,
    error,
    change: (input) => void show(input),
    check: () => {
      forget();
      // Where no answer came, or it was refused, it may be under way all the same.
      void check.send({ key }).then(refresh);
    },
    decide: (input) => {
      forget();
      void decide.send({ input: { key, ...input } }).then(refresh);
    },
    run: () => {
      forget();
      void run.send({ key }).then(refresh);
    },
    stop: () => {
      forget();
      if (data?.taskId) void stop.send({ id: data.taskId }).then(refresh);
    },
    refresh,
    busy: calls.some(({ busy }) => busy),
    refusal: calls.find(({ refusal }) => refusal !== undefined)?.refusal,
  };
}
