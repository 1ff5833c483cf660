import { useState } from 'react';
import { useDataClient } from '#src/data/DataClient.tsx';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { idempotencyKey } from '#src/data/write/idempotencyKey.ts';
import { useCall } from '#src/data/write/useCall.ts';
import { useKeptChange } from '../list/selection/useKeptChange.ts';
import { useResourceNames } from '../useResourceNames.ts';
import type { FieldWish } from './AskedChange.ts';
import type { BulkField } from './bulkFields.tsx';
import type { PreviewRow, SelectedRows } from './BulkPreview.ts';
import { changeMutation } from './changeOperations.ts';
import { PreviewStep } from './PreviewStep.tsx';
import { selectionOf, serverPreview, variablesOf, versionsOf } from './serverPreview.ts';
import { usePreview } from './usePreview.ts';

export interface ChangeProps {
  readonly title: string;
  readonly fields: readonly BulkField[];
  readonly wishes: readonly FieldWish[];
  readonly select: () => Promise<SelectedRows>;
  readonly onBack: () => void;
  readonly onClose: (isBegun: boolean) => void;
}

/** More ids than one input takes: then the filter says which, and the versions which of those. */
const mostIds = 1_000;

/** The server tries the change out, and does it in the background. */
export const ServerChange = ({ fields, wishes, select, onBack, onClose }: ChangeProps) => {
  const client = useDataClient();
  const { type } = useResourceMeta();
  const { resource } = useResourceNames();
  const [, setKept] = useKeptChange(resource);
  const [click, setClick] = useState(idempotencyKey);
  const preview = usePreview(serverPreview(client, type), wishes, select);
  const { send, busy, refusal } = useCall(client, changeMutation);
  const run = async (rows: readonly PreviewRow[]) => {
    const ids = rows.map(({ id }) => id);
    const { data, refusal: why } = await send({
      selection: selectionOf(type, ids.length > mostIds ? await select() : { ids }),
      ...variablesOf(wishes),
      expected: versionsOf(rows),
      idempotency_key: click,
    });
    // Where no answer came, it may have been heard: sent again it is the same click.
    if (data || why?.code !== undefined) setClick(idempotencyKey());
    if (!data) return;
    setKept({ id: data.changeRecords.id, isUndo: false });
    onClose(true);
  };
  return (
    <PreviewStep
      preview={preview}
      fields={fields}
      isTried
      busy={busy}
      refusal={refusal?.message}
      onBack={onBack}
      onRun={(rows) => void run(rows)}
    />
  );
};
