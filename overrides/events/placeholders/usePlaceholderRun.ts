import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { useDataClient } from '#src/data/DataClient.tsx';
import type { RowOutcome } from '#src/data/write/mutateRows.ts';
import { useWhenOnline } from '#src/data/write/useWhenOnline.ts';
import { useModal } from '#src/ui/modal/ModalHost.tsx';
import {
  createPlaceholders,
  forReason,
  placeholderInputs,
  type PlaceholderInput,
  type PlaceholderWishes,
} from './createPlaceholders.ts';

interface Attempt {
  readonly wishes: PlaceholderWishes;
  readonly inputs: readonly PlaceholderInput[];
  /** One for each input. */
  readonly outcomes: readonly RowOutcome[];
}

interface PlaceholderRun {
  readonly outcomes: readonly RowOutcome[];
  readonly running: boolean;
  /** On its way: who closed now would lose the keys of seats that may be held, and hold them twice (K5). */
  readonly isSent: boolean;
  /** How many the next `add` sends. */
  readonly pending: number;
  readonly add: () => Promise<void>;
  /** Sends those at the places, 1 is the first, with a reason. */
  readonly addForReason: (places: readonly number[], reason: string) => Promise<void>;
}

/**
 * K5: as long as the form says the same, what is not known to be made is sent again as it was, with its key. An
 * answer that was lost on the way may belong to a seat that is held already.
 */
export function usePlaceholderRun(wishes: PlaceholderWishes): PlaceholderRun {
  const client = useDataClient();
  const refresh = useRefresh();
  const modal = useModal();
  const online = useWhenOnline();
  const [attempt, setAttempt] = useState<Attempt>();
  const [running, setRunning] = useState(false);
  const [isSent, setSent] = useState(false);
  const current = attempt !== undefined && isSame(attempt.wishes, wishes) ? attempt : undefined;
  const open = current?.inputs.filter((_input, index) => current.outcomes[index]?.ok !== true) ?? [];

  const send = async (inputs: readonly PlaceholderInput[], before: Attempt | undefined) => {
    setRunning(true);
    try {
      await online();
    } catch {
      // Closed while it waited for the connection: nothing was sent.
      return;
    }
    modal.setPreventClose(true);
    setSent(true);
    try {
      const found = await createPlaceholders(client, inputs);
      const known = new Map(inputs.map((input, index) => [input, found[index]]));
      const all = before?.inputs ?? inputs;
      setAttempt({
        wishes: before?.wishes ?? wishes,
        inputs: all,
        outcomes: all.flatMap((input, index) => known.get(input) ?? before?.outcomes[index] ?? []),
      });
    } finally {
      setRunning(false);
      setSent(false);
      modal.setPreventClose(false);
      refresh();
    }
  };
  return {
    outcomes: attempt?.outcomes ?? [],
    running,
    isSent,
    pending: open.length > 0 ? open.length : wishes.count,
    add: () => (open.length > 0 ? send(open, current) : send(placeholderInputs(wishes), undefined)),
    addForReason: async (places, reason) => {
      if (attempt === undefined) return;
      const inputs = attempt.inputs.map((input, index) =>
        places.includes(index + 1) ? forReason(input, reason) : input,
      );
      await send(
        inputs.filter((_input, index) => places.includes(index + 1)),
        { ...attempt, inputs },
      );
    },
  };
}

const isSame = (one: PlaceholderWishes, other: PlaceholderWishes): boolean =>
  one.eventId === other.eventId &&
  one.count === other.count &&
  one.type === other.type &&
  one.countryId === other.countryId;
