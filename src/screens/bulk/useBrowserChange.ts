import { useCallback, useRef, useState } from 'react';
import { useDataProvider, type RaRecord } from 'react-admin';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import type { ShownTask } from '#src/data/task/taskParts.ts';
import { useRecordName } from '../useRecordName.ts';
import { useResourceNames } from '../useResourceNames.ts';
import { changedRecord, type FieldWish } from './AskedChange.ts';
import { browserPreview } from './browserPreview.ts';
import type { PreviewRow } from './BulkPreview.ts';

type TaskRow = ShownTask['rows'][number];

/** Changes records one after the other from this page, where the contract has no operation that does it. */
export function useBrowserChange(title: string) {
  const dataProvider = useDataProvider();
  const { can } = useResourceMeta();
  const { resource, one } = useResourceNames();
  const nameOf = useRecordName();
  const records = useRef(new Map<string, RaRecord>());
  const cancelled = useRef(false);
  const [rows, setRows] = useState<readonly TaskRow[]>();
  const [isRunning, setRunning] = useState(false);

  const work = useCallback(
    async (all: readonly TaskRow[], wishes: readonly FieldWish[]) => {
      cancelled.current = false;
      setRunning(true);
      let now = all.map((row): TaskRow => (row.state === 'DONE' ? row : { ...row, state: 'WAITING' }));
      const mark = (key: string, change: Partial<TaskRow>) => {
        now = now.map((row) => (row.key === key ? { ...row, ...change } : row));
        setRows(now);
      };
      setRows(now);
      for (const { key, state } of now) {
        const record = records.current.get(key);
        if (state === 'DONE' || record === undefined) continue;
        if (cancelled.current) {
          mark(key, { state: 'SKIPPED' });
          continue;
        }
        try {
          const data = changedRecord(record, wishes);
          await dataProvider.update(resource, { id: record.id, data, previousData: record });
          mark(key, { state: 'DONE', message: null });
        } catch (error) {
          mark(key, { state: 'FAILED', message: error instanceof Error ? error.message : String(error) });
        }
      }
      setRunning(false);
    },
    [dataProvider, resource],
  );
  const countOf = (state: TaskRow['state']) => rows?.filter((row) => row.state === state).length ?? 0;
  const task: ShownTask | null =
    rows === undefined
      ? null
      : {
          id: '',
          title,
          state: isRunning ? 'RUNNING' : countOf('SKIPPED') > 0 ? 'CANCELLED' : 'DONE',
          total: rows.length,
          done: countOf('DONE'),
          failed: countOf('FAILED'),
          isCancelling: isRunning && cancelled.current,
          message: null,
          rows,
        };
  return {
    task,
    isRunning,
    look: browserPreview({
      dataProvider,
      resource,
      can,
      nameOf: (record) => nameOf(record, one),
      keep: (record) => records.current.set(String(record.id), record),
    }),
    run: (previewed: readonly PreviewRow[], wishes: readonly FieldWish[]) =>
      work(
        previewed.map(({ id, label }) => ({ key: id, label, state: 'WAITING', message: null })),
        wishes,
      ),
    retry: (wishes: readonly FieldWish[]) => work(rows ?? [], wishes),
    cancel: () => {
      cancelled.current = true;
    },
  };
}
