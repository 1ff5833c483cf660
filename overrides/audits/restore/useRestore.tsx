import { useState } from 'react';
import { type RaRecord, useDataProvider, useNotify, useRefresh, useResourceContext } from 'react-admin';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import type { InputMeta } from '#src/data/ResourceMeta.ts';
import { readPath } from '#src/data/readPath.ts';
import { isSame } from '#src/data/isSame.ts';
import { withValueAt } from '#src/screens/form/changes.ts';
import type { ReasonAskedProps } from '#src/screens/form/reason/ReasonAsked.tsx';
import { reasonAskedBy } from '#src/screens/form/reason/reasonAskedBy.ts';
import { useConfirm } from '#src/ui/confirm/ConfirmDialog.tsx';
import { useModal } from '#src/ui/modal/ModalHost.tsx';
import { Alert, Box } from '@mui/material';
import { ReasonForm } from '#overrides/refusals/index.ts';
import { useAuditWords } from '../auditWords.ts';
import { errorText } from '#src/data/errors/errorText.ts';

interface RestoreReasonProps {
  /** Why it was refused. */
  readonly message: string;
  readonly onReason: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** A rule stands against it that a reason passes (C8, B4), as in the form of the record. */
const RestoreReason = ({ message, onReason, onClose }: RestoreReasonProps) => {
  const [running, setRunning] = useState(false);
  const send = async (reason: string) => {
    setRunning(true);
    await onReason(reason);
    onClose();
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Alert severity="info" role="alert">
        {message}
      </Alert>
      <ReasonForm running={running} onReason={(reason) => void send(reason)} onCancel={onClose} />
    </Box>
  );
};

export interface Restore {
  readonly input: InputMeta;
  readonly label: string;
  readonly value: unknown;
  /** What is there now and what will be, in words. */
  readonly from: string;
  readonly to: string;
}

const asForms = { screen: 'edit' } as const;
/**
 * Sets a value back by the ordinary update: the rules, the check whether somebody has saved meanwhile (K6) and the log
 * are those of every change. The record is read before the question is asked, so the answer is about what was read.
 */
export function useRestore(id: string): (restore: Restore) => Promise<void> {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const { reason: reasonSource } = useResourceMeta().update ?? {};
  const words = useAuditWords();
  const confirm = useConfirm();
  const modal = useModal();
  const notify = useNotify();
  const refresh = useRefresh();
  return async ({ input, label, value, from, to }) => {
    const fail = (error: unknown) => notify(errorText(error), { type: 'error' });
    const read = dataProvider.getOne<RaRecord>(resource, { id, meta: asForms });
    const answer = await read.catch(fail);
    if (!answer) return;
    const { data: before } = answer;
    if (isSame(readPath(before, input.source) ?? null, value ?? null)) {
      notify(words('restore.is_so', { label }), { type: 'info' });
      return refresh();
    }
    const data = withValueAt(before, input.source, value ?? null);
    const write = async (remark: object = {}) => {
      const sent = { ...data, ...remark };
      await dataProvider.update(resource, { id, data: sent, previousData: before, meta: asForms });
      notify(words('restore.done', { label, to }), { type: 'success' });
    };
    const askWhy = ({ source, message }: ReasonAskedProps) =>
      modal.open({
        title: words('restore.title', { label }),
        content: (
          <RestoreReason
            message={message}
            onReason={async (reason) => {
              await write({ [source]: reason }).catch(fail);
              refresh();
            }}
            onClose={modal.close}
          />
        ),
      });
    confirm({
      title: words('restore.title', { label }),
      message: words('restore.text', { label, from, to }),
      confirmLabel: words('restore.do'),
      needsConnection: true,
      action: async () => {
        try {
          await write();
        } catch (error) {
          const asked = reasonAskedBy(error, reasonSource);
          if (asked !== undefined) return askWhy(asked);
          fail(error);
        }
        refresh();
      },
    });
  };
}
