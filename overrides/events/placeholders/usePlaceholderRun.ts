import { useState } from 'react';
import { useDataClient } from '#src/data/DataClient.tsx';
import type { RowOutcome } from '#src/data/write/mutateRows.ts';
import { type HeldSending, useHeldSending } from '#src/screens/useHeldSending.ts';
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

interface PlaceholderRun extends Pick<HeldSending, 'running' | 'isSent'> {
  readonly outcomes: readonly RowOutcome[];
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
  // Who closed now would lose the keys of seats that may be held, and hold them twice (K5).
  const { send, ...sending } = useHeldSending();
  const [attempt, setAttempt] = useState<Attempt>();
  const current = attempt !== undefined && isSame(attempt.wishes, wishes) ? attempt : undefined;
  const open = current?.inputs.filter((_input, index) => current.outcomes[index]?.ok !== true) ?? [];

  const sendInputs = (inputs: readonly PlaceholderInput[], before: Attempt | undefined) =>
    send(async () => {
      const found = await createPlaceholders(client, inputs);
      const known = new Map(inputs.map((input, index) => [input, found[index]]));
      const all = before?.inputs ?? inputs;
      setAttempt({
        wishes: before?.wishes ?? wishes,
        inputs: all,
        outcomes: all.flatMap((input, index) => known.get(input) ?? before?.outcomes[index] ?? []),
      });
    });
  return {
    outcomes: attempt?.outcomes ?? [],
    ...sending,
    pending: open.length > 0 ? open.length : wishes.count,
    add: () =>
      open.length > 0 ? sendInputs(open, current) : sendInputs(placeholderInputs(wishes), undefined),
    addForReason: async (places, reason) => {
      if (attempt === undefined) return;
      const inputs = attempt.inputs.map((input, index) =>
        places.includes(index + 1) ? forReason(input, reason) : input,
      );
      await sendInputs(
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
