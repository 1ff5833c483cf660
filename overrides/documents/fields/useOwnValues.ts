import { gql } from '@apollo/client/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useAsk } from '#src/data/DataClient.tsx';
import { unreadOf, type Refusal } from '#src/data/errors/Refusal.ts';
import { useCall } from '#src/data/write/useCall.ts';
import type { Documents } from '#src/generated/operations.ts';
import { useDocumentWords } from '../documentWords.ts';
import type { Run } from '../runOperations.ts';
import { readRun, runKey } from '../useRun.ts';
import {
  conflictsOf,
  countTyped,
  readOwnValues,
  typedSince,
  typeInto,
  withTyped,
  type Conflict,
  type OwnValue,
  type Typed,
} from './ownValues.ts';

const saveMutation: Documents['SaveOwnValues'] = gql`
  mutation SaveOwnValues($input: UpdateDocumentRunInput!) {
    updateDocumentRun(input: $input) {
      key
    }
  }
`;

interface Met {
  readonly theirs: Run;
  readonly conflicts: readonly Conflict[];
}

interface Place {
  readonly record: string;
  readonly field: string;
  /** Whose field it is as well: the same one of two people are two. */
  readonly name: string;
}

export type OwnValuesState = ReturnType<typeof useOwnValues>;

/** The own values of a run: what is typed over them, and the one save; somebody else's are never written over unasked (K6). */
export function useOwnValues(run: Run) {
  const words = useDocumentWords();
  const notify = useNotify();
  const ask = useAsk();
  const queries = useQueryClient();
  const call = useCall(saveMutation);
  const [typed, setTyped] = useState<Typed>({});
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const [met, setMet] = useState<Met>();
  const [unread, setUnread] = useState<Refusal>();
  const saved = readOwnValues(run.modifiedFields);

  const send = async (base: Run, wanted: Typed): Promise<void> => {
    setUnread(undefined);
    const { refusal } = await call.send({
      input: {
        key: run.key,
        modifiedFields: JSON.stringify(withTyped(readOwnValues(base.modifiedFields), wanted)),
        date_modified: base.dateModified,
      },
    });
    if (refusal?.code === 'STALE_WRITE') {
      call.forget();
      return meet(wanted);
    }
    if (refusal) return;
    await settle(wanted);
    notify(words('own.saved'), { type: 'success' });
  };
  /** Labels, states and papers follow from the own values. */
  const settle = async (sent: Typed) => {
    await queries.invalidateQueries({ queryKey: runKey(run.key) });
    setMet(undefined);
    setTyped((now) => typedSince(now, sent, saved));
  };
  const meet = async (wanted: Typed): Promise<void> => {
    try {
      const theirs = await readRun(ask, run.key);
      const conflicts = conflictsOf(saved, readOwnValues(theirs.modifiedFields), wanted);
      if (conflicts.length > 0) return setMet({ theirs, conflicts });
      await send(theirs, wanted);
    } catch (error) {
      setUnread(unreadOf(error));
    }
  };
  return {
    saved,
    typed,
    changes: countTyped(typed),
    type: ({ record, field, name }: Place, own: OwnValue | null) => {
      setNames((before) => ({ ...before, [`${record} ${field}`]: name }));
      setTyped((before) => typeInto(before, saved, { record, field }, own));
    },
    /** What a field is called that something was typed into, by its record and itself. */
    nameOf: (place: string) => names[place],
    save: () => void send(run, typed),
    discard: () => setTyped({}),
    busy: call.busy,
    refusal: call.refusal ?? unread,
    met,
    keepMine: ({ theirs }: Met) => {
      setMet(undefined);
      void send(theirs, typed);
    },
    takeTheirs: ({ theirs, conflicts }: Met) => {
      const kept = conflicts.reduce((left, { record, field }) => without(left, record, field), typed);
      setTyped(kept);
      setMet(undefined);
      if (countTyped(kept) > 0) void send(theirs, kept);
      else void settle(kept);
    },
  };
}

function without(typed: Typed, record: string, field: string): Typed {
  const { [record]: fields = {}, ...rest } = typed;
  const { [field]: _taken, ...others } = fields;
  return Object.keys(others).length === 0 ? rest : { ...rest, [record]: others };
}
