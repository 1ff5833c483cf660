import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDataProvider, type RaRecord } from 'react-admin';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import type { ShownTask } from '#src/data/task/taskParts.ts';
import { useRecordName } from '../useRecordName.ts';
import { useResourceNames } from '../useResourceNames.ts';
import { changedRecord, type FieldWish } from './AskedChange.ts';
import { browserPreview, lookAt } from './browserPreview.ts';
import type { PreviewRow } from './BulkPreview.ts';
import { errorText } from '#src/data/errors/errorText.ts';

type TaskRow = ShownTask['rows'][number];

/**
 * Changes records one after the other from this page, where the contract has no operation that does it. Whoever leaves
 * stops it after the record that is being written, and `onLeft` is told how far it came.
 */
export function useBrowserChange(title: string, onLeft: (task: ShownTask) => void) {
  const dataProvider = useDataProvider();
  const { can } = useResourceMeta();
  const { resource, one } = useResourceNames();
  const nameOf = useRecordName();
  const records = useRef(new Map<string, RaRecord>());
  const cancelled = useRef(false);
  const begun = useRef<Promise<readonly TaskRow[]>>(undefined);
  const [rows, setRows] = useState<readonly TaskRow[]>();
  const [isRunning, setRunning] = useState(false);
  const source = {
    dataProvider,
    resource,
    can,
    nameOf: (record: RaRecord) => nameOf(record, one),
    keep: (record: RaRecord) => records.current.set(String(record.id), record),
  };

  const write = async (key: string, wishes: readonly FieldWish[]): Promise<Partial<TaskRow>> => {
    const record = records.current.get(key);
    if (record === undefined) return {};
    try {
      const data = changedRecord(record, wishes);
      await dataProvider.update(resource, { id: record.id, data, previousData: record });
      return { state: 'DONE', message: null };
    } catch (error) {
      return { state: 'FAILED', message: errorText(error) };
    }
  };
  /** Somebody may have changed it, or forbidden it, since it was read. */
  const writeAnew = async (key: string, wishes: readonly FieldWish[]): Promise<Partial<TaskRow>> => {
    const { state, reason = null } = await lookAt(source, wishes, key);
    if (state === 'REFUSED') return { state: 'FAILED', message: reason };
    return state === 'UNCHANGED' ? { state: 'DONE', message: null } : write(key, wishes);
  };
  const work = async (all: readonly TaskRow[], change: (key: string) => Promise<Partial<TaskRow>>) => {
    cancelled.current = false;
    setRunning(true);
    let now = all.map((row): TaskRow => (row.state === 'DONE' ? row : { ...row, state: 'WAITING' }));
    setRows(now);
    for (const { key, state } of now) {
      if (state === 'DONE') continue;
      const changed = cancelled.current ? ({ state: 'SKIPPED' } as const) : await change(key);
      now = now.map((row) => (row.key === key ? { ...row, ...changed } : row));
      setRows(now);
    }
    setRunning(false);
    return now;
  };
  const leave = useEffectEvent(() => {
    cancelled.current = true;
    void begun.current?.then((all) => onLeft(taskOf(title, all)));
  });
  useEffect(() => () => leave(), []);
  return {
    task:
      rows === undefined
        ? null
        : {
            ...taskOf(title, rows),
            ...(isRunning && { state: 'RUNNING' as const, isCancelling: cancelled.current }),
          },
    isRunning,
    look: browserPreview(source),
    run: (previewed: readonly PreviewRow[], wishes: readonly FieldWish[]) => {
      begun.current = work(
        previewed.map(({ id, label }) => ({ key: id, label, state: 'WAITING', message: null })),
        async (key) => write(key, wishes),
      );
    },
    retry: (wishes: readonly FieldWish[]) => {
      begun.current = work(rows ?? [], async (key) => writeAnew(key, wishes));
    },
    cancel: () => {
      cancelled.current = true;
    },
  };
}

/** A change that has ended, as a task of the server is shown. */
function taskOf(title: string, rows: readonly TaskRow[]): ShownTask {
  const countOf = (state: TaskRow['state']) => rows.filter((row) => row.state === state).length;
  return {
    id: '',
    title,
    state: countOf('SKIPPED') > 0 ? 'CANCELLED' : 'DONE',
    total: rows.length,
    done: countOf('DONE'),
    failed: countOf('FAILED'),
    isCancelling: false,
    message: null,
    rows,
  };
}
