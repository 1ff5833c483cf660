import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useAsk } from '#src/data/DataClient.tsx';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { unreadOf, type Refusal } from '#src/data/errors/Refusal.ts';
import { useCall } from '#src/data/write/useCall.ts';
import { useOnceKey } from '#src/data/write/useOnceKey.ts';
import { useKeptChange } from '../list/selection/useKeptChange.ts';
import { useResourceNames } from '../useResourceNames.ts';
import { askedChange, type FieldWish } from './AskedChange.ts';
import type { BulkField } from './bulkFields.tsx';
import type { PreviewRow, SelectedRows } from './BulkPreview.ts';
import { changeMutation } from './changeOperations.ts';
import { PreviewStep } from './PreviewStep.tsx';
import { type RefusedFields, refusedFields } from './refusedFields.ts';
import { selectionOf, serverPreview, variablesOf, versionsOf } from './serverPreview.ts';
import { usePreview } from './usePreview.ts';

export interface ChangeProps {
  readonly title: string;
  readonly fields: readonly BulkField[];
  readonly wishes: readonly FieldWish[];
  readonly select: () => Promise<SelectedRows>;
  readonly onBack: () => void;
  /** The server does not take what was filled in. */
  readonly onRefused: (refused: RefusedFields) => void;
  /** It is being done, and the dialog stays. */
  readonly onBegin: () => void;
  readonly onClose: (isBegun: boolean) => void;
}

/** More ids than one input takes: then the filter says which, and the versions which of those. */
const mostIds = 1_000;

/** The server tries the change out, and does it in the background. */
export const ServerChange = ({ fields, wishes, select, onBack, onRefused, onClose }: ChangeProps) => {
  const ask = useAsk();
  const { type } = useResourceMeta();
  const { resource } = useResourceNames();
  const [, setKept] = useKeptChange(resource);
  const once = useOnceKey();
  const preview = usePreview(serverPreview(ask, type), wishes, select);
  const { send, busy, refusal } = useCall(changeMutation);
  const [isSelecting, setSelecting] = useState(false);
  const [unselected, setUnselected] = useState<Refusal>();
  const sayAtFields = useEffectEvent((why: Refusal | undefined) => {
    const refused = refusedFields(why, wishes);
    if (refused !== undefined) onRefused(refused);
  });
  const why = preview.refusal ?? refusal;
  // Before it is seen here.
  useLayoutEffect(() => sayAtFields(why), [why]);
  /** Nothing where the rows cannot be read, which is said. */
  const selected = async (ids: readonly string[]): Promise<SelectedRows | undefined> => {
    if (ids.length <= mostIds) return { ids };
    setSelecting(true);
    try {
      return await select();
    } catch (error) {
      setUnselected(unreadOf(error));
      return undefined;
    } finally {
      setSelecting(false);
    }
  };
  const run = async (rows: readonly PreviewRow[]) => {
    setUnselected(undefined);
    const selection = await selected(rows.map(({ id }) => id));
    if (selection === undefined) return;
    const outcome = await send({
      selection: selectionOf(type, selection),
      ...variablesOf(wishes),
      expected: versionsOf(rows),
      idempotency_key: once.key,
    });
    once.heard(outcome);
    const { data } = outcome;
    if (!data) return;
    setKept({ id: data.changeRecords.id, isUndo: false });
    onClose(true);
  };
  return (
    <PreviewStep
      preview={preview}
      fields={fields}
      asked={askedChange(wishes).changes}
      isTried
      busy={busy || isSelecting}
      refusal={(unselected ?? refusal)?.message}
      onBack={onBack}
      onRun={(rows) => void run(rows)}
    />
  );
};
