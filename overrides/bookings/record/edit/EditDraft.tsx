import { Alert } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useGetIdentity, useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { journeySources } from '#overrides/bookings/wizard/form/journeyFields.ts';
import { changedSources } from '#src/screens/form/changes.ts';
import { wideInput } from '#src/fields/input/inputWidth.ts';
import { PageTitle } from '#src/ui/page/PageTitle.tsx';
import { EditDraftStore } from '#overrides/bookings/wizard/draft/EditDraftStore.ts';
import { useRecordWords } from '#overrides/bookings/words/useRecordWords.ts';

/** What the forms of a booking and of an entry may change. */
export const editedSources: readonly string[] = [...journeySources, 'bookingType', 'dateExpiry', 'priority'];

type Edited = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly dateModified: string;
  readonly participant?: { readonly fullName?: string } | null;
};

/** Where the form keeps the version that its values were written on. */
const version = 'dateModified';

/** Keeps unsaved changes of this form over a refresh or a sign-in, and puts them back. */
export const EditDraft = ({ kind }: { readonly kind: 'booking' | 'entry' }) => {
  const words = useRecordWords();
  const record = useRecordContext<Edited>();
  const { identity } = useGetIdentity();
  const form = useFormContext();
  const restored = useRef(false);
  const [back, setBack] = useState<'same' | 'older'>();
  const [passportLost, setPassportLost] = useState(false);
  // The form takes over its record in an effect that runs after those of its children, and would undo what they set.
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const userId = identity === undefined ? undefined : String(identity.id);
  useEffect(() => {
    if (!isReady || record === undefined || userId === undefined) return undefined;
    const store = new EditDraftStore(userId, `${kind}:${record.id}`);
    if (!restored.current) {
      restored.current = true;
      const kept = store.read();
      setPassportLost(kept?.passportLost === true);
      // What has been saved since, by whomever, is no change any more.
      const open = changedSources(editedSources, record, { ...record, ...kept?.changes });
      if (kept !== undefined && open.length > 0) {
        for (const source of open) form.setValue(source, kept.changes[source], { shouldDirty: true });
        // K6: saved on the version that it was written on, so that nobody's work is undone unseen.
        form.setValue(version, kept.base);
        setBack(kept.base === record.dateModified ? 'same' : 'older');
      }
      // Said once: nothing is left that could come back.
      else store.clear();
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) =>
        store.write(
          String(values[version] ?? record.dateModified),
          Object.fromEntries(
            changedSources(editedSources, record, values).map((source) => [source, values[source] ?? null]),
          ),
        ),
    });
  }, [isReady, record, userId, kind, form]);
  const title = (
    <PageTitle
      title={words('record.edit_title', {
        record: record?.participant?.fullName ?? words('record.placeholder'),
      })}
    />
  );
  if (back === undefined && !passportLost) return title;
  const close = () => {
    setBack(undefined);
    setPassportLost(false);
  };
  return (
    <>
      {title}
      <Alert
        severity={back === 'older' ? 'warning' : 'info'}
        className={wideInput}
        onClose={close}
        role="status"
      >
        {back !== undefined && words(back === 'same' ? 'draft.restored' : 'draft.restored_older')}{' '}
        {passportLost && words('draft.passport_lost')}
      </Alert>
    </>
  );
};
