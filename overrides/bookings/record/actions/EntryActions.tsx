import { Button } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { allows } from '#src/data/access/Permission.ts';
import { useDataClient } from '#src/data/DataClient.tsx';
import { useOnceKey } from '#src/data/write/useOnceKey.ts';
import { wizardPaths } from '#overrides/bookings/wizardPaths.ts';
import { useRecordWords } from '#overrides/bookings/words/useRecordWords.ts';
import { ActionDialog } from '#overrides/refusals/index.ts';
import { SeldomActions } from './SeldomActions.tsx';
import { removeEntryMutation, upgradeMutation } from '../actionOperations.ts';
import type { EntryRecord } from '../SeatRecord.ts';

/** What can be done with a waiting-list entry (W5). */
export const EntryActions = ({ entry }: { readonly entry: EntryRecord }) => {
  const words = useRecordWords();
  const client = useDataClient();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'upgrade' | 'remove'>();
  const [mayUpgrade, mayRemove] = [allows(entry.can, 'upgrade'), allows(entry.can, 'delete')];
  const values = {
    person: entry.participant?.fullName ?? words('record.placeholder'),
    position: entry.position,
  };
  const isFirst = entry.isNextEligible || entry.position === 1;
  const { key } = useOnceKey();
  const close = () => setAsked(undefined);
  return (
    <>
      {mayUpgrade && (
        <Button variant="contained" onClick={() => setAsked('upgrade')}>
          {words('upgrade.button')}
        </Button>
      )}
      {mayRemove && (
        <SeldomActions
          actions={[
            {
              name: 'remove',
              label: words('remove.button'),
              tone: 'error',
              ask: () => setAsked('remove'),
            },
          ]}
        />
      )}
      {asked === 'upgrade' && (
        <ActionDialog
          onClose={close}
          action={{
            title: words('upgrade.title', values),
            text: isFirst
              ? words('upgrade.text')
              : `${words('upgrade.text')} ${words('upgrade.text_skip', values)}`,
            confirmLabel: words('upgrade.button'),
            tone: 'primary',
            run: async (reason) => {
              const { data } = await client.mutate({
                mutation: upgradeMutation,
                variables: {
                  id: entry.id,
                  idempotency_key: key,
                  ...(reason === undefined ? {} : { reason }),
                },
              });
              if (data) void navigate(wizardPaths.viewBooking(data.upgradeWaitingListEntryToBooking.id));
            },
            done: words('upgrade.done', values),
          }}
        />
      )}
      {asked === 'remove' && (
        <ActionDialog
          onClose={close}
          action={{
            title: words('remove.title', values),
            text: words('remove.text', values),
            confirmLabel: words('remove.button'),
            tone: 'error',
            run: async () => {
              await client.mutate({ mutation: removeEntryMutation, variables: { id: entry.id } });
              void navigate(
                entry.centreEvent === null
                  ? '/waitingListEntries'
                  : wizardPaths.viewEvent(entry.centreEvent.id),
              );
            },
            done: words('remove.done', values),
          }}
        />
      )}
    </>
  );
};
