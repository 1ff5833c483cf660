import { useEffect, useState } from 'react';
import { useDataProvider, useNotify, type RaRecord } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { StaleWriteError } from '../../data/errors/StaleWriteError.ts';
import { useResourceMeta } from '../../data/meta/useResourceMeta.ts';
import { useResourceNames } from '../useResourceNames.ts';
import { saveFailure } from './saveFailure.ts';
import { StaleDialog } from './StaleDialog.tsx';
import { keepMine, staleDifferences } from './staleDifferences.ts';

export interface StaleWriteProps {
  readonly name: string;
  /** The record as this form read it. */
  readonly record: RaRecord;
  readonly sources: readonly string[];
  readonly onStale: (stale: StaleWriteError | undefined) => void;
  readonly onSaved: (record: RaRecord) => void;
  readonly onTheirs: () => void;
}

/** K6: reads what is stored now, shows what differs, and does what the person chooses. */
export const StaleWrite = ({ name, record, sources, onStale, onSaved, onTheirs }: StaleWriteProps) => {
  const meta = useResourceMeta();
  const { resource } = useResourceNames();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const { getValues } = useFormContext();
  const [theirs, setTheirs] = useState<RaRecord>();
  const [saving, setSaving] = useState(false);
  const { id } = record;

  useEffect(() => {
    let wanted = true;
    dataProvider.getOne<RaRecord>(resource, { id, meta: { screen: 'edit' } }).then(
      ({ data }) => wanted && setTheirs(data),
      (error: unknown) => {
        if (!wanted) return;
        notify(saveFailure(error) ?? String(error), { type: 'error' });
        onStale(undefined);
      },
    );
    return () => {
      wanted = false;
    };
  }, [dataProvider, resource, id, notify, onStale]);
  if (theirs === undefined) return null;

  const mine = getValues();
  const save = async () => {
    setSaving(true);
    try {
      const data = keepMine({ sources, base: record, mine, theirs, version: meta.update?.version?.source });
      const answer = await dataProvider.update<RaRecord>(resource, {
        id,
        data,
        previousData: theirs,
        meta: { screen: 'edit' },
      });
      onStale(undefined);
      onSaved(answer.data);
    } catch (error) {
      // Changed yet again: the same question with the newer values.
      onStale(error instanceof StaleWriteError ? error : undefined);
      if (error instanceof StaleWriteError) setTheirs(undefined);
      else notify(saveFailure(error) ?? String(error), { type: 'error' });
    } finally {
      setSaving(false);
    }
  };
  return (
    <StaleDialog
      name={name}
      differences={staleDifferences({ sources, base: record, mine, theirs })}
      saving={saving}
      onTakeTheirs={() => {
        onStale(undefined);
        onTheirs();
      }}
      onKeepMine={() => void save()}
    />
  );
};
