import { useQueryClient } from '@tanstack/react-query';
import { HttpError, useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { useDataClient } from '#src/data/DataClient.tsx';
import { type Refusal, refusalOf } from '#src/data/errors/Refusal.ts';
import { whenOnline } from '#src/data/write/whenOnline.ts';
import { useIsHere } from '#src/ui/page/useIsHere.ts';
import { availabilityKey, isAvailability } from '../data/useWizardEvent.ts';
import { bookingInput, entryInput, type WizardCall } from './wizardInputs.ts';
import type { WizardValues } from './WizardValues.ts';
import { gql } from '@apollo/client';
import type { Documents } from '#src/generated/operations.ts';

const addBookingMutation: Documents['WizardAddBooking'] = gql`
  mutation WizardAddBooking($input: CreateEventBookingInput!) {
    made: createEventBooking(input: $input) {
      id
    }
  }
`;

const addEntryMutation: Documents['WizardAddEntry'] = gql`
  mutation WizardAddEntry($input: CreateWaitingListEntryInput!) {
    made: createWaitingListEntry(input: $input) {
      id
    }
  }
`;

interface WizardSubmit {
  readonly sending: boolean;
  readonly refusal: Refusal | undefined;
  /** Reads the values when they can be sent. */
  readonly send: (read: () => WizardValues, call: WizardCall) => void;
  /** What was refused is not what would be sent now. */
  readonly forget: () => void;
}

/** How often a form that is still being saved is asked for again, and after how long. */
const askAgain = { times: 6, after: 1500 } as const;

const add = async (client: ReturnType<typeof useDataClient>, values: WizardValues, call: WizardCall) =>
  call.target === 'booking'
    ? client.mutate({ mutation: addBookingMutation, variables: { input: bookingInput(values, call) } })
    : client.mutate({ mutation: addEntryMutation, variables: { input: entryInput(values, call) } });

/**
 * Sends the form, without a connection as soon as it is back. The same form carries the same key, so that sending it
 * again is safe (K5).
 */
export function useWizardSubmit(
  onDone: (id: string) => void,
  onRefused: (refusal: Refusal) => void,
): WizardSubmit {
  const client = useDataClient();
  const queryClient = useQueryClient();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const notify = useNotify();
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const handlers = useRef({ onDone, onRefused });
  useEffect(() => {
    handlers.current = { onDone, onRefused };
  });
  const isHere = useIsHere();
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (read: () => WizardValues, call: WizardCall, attempt = 1): void => {
    clearTimeout(timer.current);
    setSending(true);
    whenOnline()
      .then(async () => {
        // Whoever has left meanwhile finds a draft, and no booking.
        if (!isHere()) return;
        const { data } = await add(client, read(), call);
        setRefusal(undefined);
        void queryClient.invalidateQueries({ predicate: (query) => !isAvailability(query) });
        // This form is done with the seats: read now, they would be told as if its own were not among them.
        void queryClient.invalidateQueries({ queryKey: availabilityKey, refetchType: 'none' });
        if (data) handlers.current.onDone(data.made.id);
      })
      .catch(async (error: unknown) => {
        const refused = refusalOf(error);
        // The draft stays: after sign-in the form is back.
        if (refused.code === 'UNAUTHENTICATED')
          return void (await logoutIfAccessDenied(new HttpError(refused.message, 401)));
        setRefusal(refused);
        // What the screen says of the seats is older than the refusal.
        void queryClient.invalidateQueries({ queryKey: availabilityKey });
        if (refused.code === 'IDEMPOTENCY_IN_FLIGHT' && attempt < askAgain.times)
          timer.current = setTimeout(() => send(read, call, attempt + 1), askAgain.after);
        else if (isHere()) handlers.current.onRefused(refused);
        else notify(refused.message, { type: 'warning' });
      })
      .finally(() => setSending(false));
  };
  return { sending, refusal, send, forget: () => setRefusal(undefined) };
}
