import { useEffect, useEffectEvent, useState } from 'react';
import {
  RecordContextProvider,
  setSubmissionErrors,
  useDataProvider,
  useNotify,
  type RaRecord,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { StaleWriteError } from '#src/data/errors/StaleWriteError.ts';
import { isSame } from '#src/data/isSame.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { valueAt } from '#src/fields/value/valueAt.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { useResourceNames } from '#src/screens/useResourceNames.ts';
import { ReasonAsked, type ReasonAskedProps } from '../reason/ReasonAsked.tsx';
import { reasonAskedBy } from '../reason/reasonAskedBy.ts';
import { changedSources } from '../changes.ts';
import { FieldValue } from '../FieldValue.tsx';
import { fieldErrors, saveFailure } from '../saveFailure.ts';
import { useInputPieces } from '../useInputPieces.ts';
import { StaleDialog } from './StaleDialog.tsx';
import { keepMine, staleDifferences } from './staleDifferences.ts';

interface StaleWriteProps {
  readonly name: string;
  /** The record as this form read it. */
  readonly record: RaRecord;
  readonly sources: readonly string[];
  /** The reason that the form asks for already. */
  readonly asked: ReasonAskedProps | undefined;
  readonly stale: StaleWriteError;
  readonly onStale: (stale: StaleWriteError | undefined) => void;
  /** `before`: what it was saved over. */
  readonly onSaved: (record: RaRecord, before: RaRecord) => void;
  readonly onTheirs: () => void;
  /** Where a refusal is not told at the inputs of the form, as those of its own saves are. */
  readonly onRefused?: (error: unknown) => void;
}

/** K6: reads what is stored now, shows what differs, and does what the person chooses. */
export const StaleWrite = ({
  name,
  record,
  sources,
  asked,
  stale,
  onStale,
  onSaved,
  onTheirs,
  onRefused,
}: StaleWriteProps) => {
  const say = useWording();
  const meta = useResourceMeta();
  const { resource } = useResourceNames();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const { getValues, setError, handleSubmit, reset } = useFormContext();
  const [theirs, setTheirs] = useState<RaRecord>();
  // Their version is known then: a rule that takes a reason is the last thing in the way (C8, B4).
  const [askedHere, setAskedHere] = useState<ReasonAskedProps>();
  const [round, setRound] = useState(1);
  const [saving, setSaving] = useState(false);
  const { id } = record;
  const tell = (error: unknown) => {
    const message = saveFailure(error);
    if (message !== undefined) notify(message, { type: 'error' });
  };
  const refused = (error: unknown) => {
    tell(error);
    const errors = fieldErrors(error);
    // As another try to save, after which the first of them comes into view.
    if (errors !== undefined) void handleSubmit(() => setSubmissionErrors(errors, setError))();
  };

  const arrived = useEffectEvent((stored: RaRecord) => {
    if (changedSources(sources, getValues(), stored).length > 0) return setTheirs(stored);
    // Nothing is left to save: it was this form that was faster, and its answer was lost.
    onStale(undefined);
    onSaved(stored, record);
  });
  const unread = useEffectEvent((error: unknown) => {
    tell(error);
    onStale(undefined);
  });
  useEffect(() => {
    let wanted = true;
    dataProvider.getOne<RaRecord>(resource, { id, meta: { screen: 'edit' } }).then(
      ({ data }) => wanted && arrived(data),
      (error: unknown) => wanted && unread(error),
    );
    return () => {
      wanted = false;
    };
  }, [dataProvider, resource, id, round]);
  const { pieces } = useInputPieces();
  if (theirs === undefined) return null;

  const mine = getValues();
  const version = meta.update?.version?.source;
  // Changes that were kept from before may stand on an older version than the record they were put back into.
  const told =
    version === undefined || isSame(valueAt(mine, version), valueAt(record, version))
      ? []
      : Object.keys(stale.changed);
  const inputs = new Map(Object.values(pieces ?? {}).map((input) => [input.props.source, input]));
  const reason = (askedHere ?? asked)?.source;
  const save = async () => {
    const given: unknown = reason === undefined ? undefined : getValues(reason);
    if (askedHere !== undefined && (typeof given !== 'string' || given.trim() === ''))
      return setError(askedHere.source, { type: 'required', message: say('form.reason_missing') });
    setSaving(true);
    try {
      const data = {
        ...keepMine({ sources, base: record, mine, theirs, version }),
        ...(reason === undefined ? {} : { [reason]: given }),
      };
      const answer = await dataProvider.update<RaRecord>(resource, {
        id,
        data,
        previousData: theirs,
        meta: { screen: 'edit' },
      });
      onStale(undefined);
      onSaved(answer.data, theirs);
    } catch (error) {
      const asks = reasonAskedBy(error, meta.update?.reason);
      if (asks !== undefined) return setAskedHere(asks);
      // Changed yet again: the same question with the newer values.
      onStale(error instanceof StaleWriteError ? error : undefined);
      if (error instanceof StaleWriteError) {
        setTheirs(undefined);
        setRound((last) => last + 1);
      } else if (onRefused !== undefined) onRefused(error);
      else refused(error);
    } finally {
      setSaving(false);
    }
  };
  return (
    <StaleDialog
      name={name}
      differences={staleDifferences({ sources, base: record, mine, theirs, told })}
      saving={saving}
      shownAs={({ source, ...sides }, side) => (
        // An amount is read by the currency on its own side.
        <RecordContextProvider value={side === 'mine' ? mine : theirs}>
          <FieldValue input={inputs.get(source)} value={sides[side]} />
        </RecordContextProvider>
      )}
      onTakeTheirs={() => {
        onStale(undefined);
        // Theirs may be what the form was opened with, which reading it again would not put back.
        reset();
        onTheirs();
      }}
      onKeepMine={() => void save()}
    >
      {askedHere !== undefined && <ReasonAsked {...askedHere} onOtherEdit={nothing} />}
    </StaleDialog>
  );
};

/** Behind the dialog nothing else is written to. */
const nothing = () => undefined;
