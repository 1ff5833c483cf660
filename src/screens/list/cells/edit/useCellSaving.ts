import { onlineManager } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useListContext, useNotify, useResourceContext, type RaRecord } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { isGone, isSignedOut } from '#src/data/errors/failureOf.ts';
import { StaleWriteError } from '#src/data/errors/StaleWriteError.ts';
import type { Values } from '#src/data/isValues.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { valueAt } from '#src/fields/value/valueAt.ts';
import { changedSources } from '#src/screens/form/changes.ts';
import { reasonAskedBy } from '#src/screens/form/reason/reasonAskedBy.ts';
import type { ReasonAskedProps } from '#src/screens/form/reason/ReasonAsked.tsx';
import { fieldErrors, saveFailure } from '#src/screens/form/saveFailure.ts';
import type { OpenCell } from './OpenCell.ts';
import { savedCell, useSaveCell } from './useSaveCell.ts';
import { errorText } from '#src/data/errors/errorText.ts';

interface CellSaving {
  /** Saves what has changed, and calls back when the cell can be left. */
  readonly submit: (done: () => void) => Promise<void>;
  /** Why it was not saved, in the server's words. */
  readonly message: string | undefined;
  readonly asked: ReasonAskedProps | undefined;
  readonly dropAsked: () => void;
  readonly stale: StaleWriteError | undefined;
  readonly onStale: (stale: StaleWriteError | undefined) => void;
  readonly onRefused: (error: unknown) => void;
  /** It was saved over another version of the record than the one that was read. */
  readonly onSaved: (answer: RaRecord, before: RaRecord) => void;
  readonly onTheirs: () => void;
  /** Something else has the word: a request that is under way, or a dialog. */
  readonly isAway: boolean;
}

/** Saves a cell as the form would: on the version that was read, with a reason where a refusal takes one. */
export function useCellSaving({ record, source: column, cells }: OpenCell, source: string): CellSaving {
  const resource = useResourceContext() ?? '';
  const reason = useResourceMeta().update?.reason;
  const say = useWording();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const { refetch } = useListContext();
  const { save, show } = useSaveCell();
  const { handleSubmit, formState } = useFormContext();
  const [message, setMessage] = useState<string>();
  const [asked, setAsked] = useState<ReasonAskedProps>();
  const [stale, onStale] = useState<StaleWriteError>();
  const place = { id: String(record.id), source: column };
  const dropAsked = () => setAsked(undefined);

  const refused = (error: unknown) => {
    if (error instanceof StaleWriteError) return onStale(error);
    if (isGone(error)) {
      cells.store.open(undefined);
      notify(errorText(error), { type: 'warning' });
      return void refetch();
    }
    const asks = reasonAskedBy(error, reason);
    setAsked(asks);
    // A dialog asks to sign in again, and what is typed is saved after that.
    setMessage(asks === undefined && !isSignedOut(error) ? messageOf(error) : undefined);
  };
  const saved = (answer: RaRecord, before: RaRecord) => {
    cells.store.note(place, undefined);
    cells.steps.add([savedCell(place, source, before, answer)]);
  };
  const send = async (values: Values, done: () => void) => {
    if (asked === undefined && changedSources([source], record, values).length === 0) return done();
    setMessage(onlineManager.isOnline() ? undefined : say('form.waiting'));
    try {
      const given = asked === undefined || reason === undefined ? {} : { [reason]: valueAt(values, reason) };
      const answer = await save(record, { [source]: valueAt(values, source), ...given });
      saved(answer, record);
      done();
    } catch (error) {
      refused(error);
    }
  };
  return {
    submit: (done) => handleSubmit((values) => send(values, done))(),
    message,
    asked,
    dropAsked,
    stale,
    onStale,
    onRefused: refused,
    onSaved: (answer, before) => {
      show(answer);
      saved(answer, before);
    },
    onTheirs: () => {
      cells.store.note(place, undefined);
      void dataProvider.getOne<RaRecord>(resource, { id: record.id, meta: { screen: 'edit' } }).then(
        ({ data }) => show(data),
        (error: unknown) => {
          const failure = saveFailure(error);
          if (failure !== undefined) notify(failure, { type: 'error' });
        },
      );
    },
    isAway: formState.isSubmitting || stale !== undefined,
  };
}

/** In the words for the field, where the server has some; else for the whole. */
export function messageOf(error: unknown): string {
  const said = fieldErrors(error);
  if (said !== undefined) return Object.values(said).map(String).join(' ');
  return errorText(error);
}
