import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button, Tooltip } from '@mui/material';
import { useDataProvider, useNotify, useRefresh, useTranslate, type RaRecord } from 'react-admin';
import { useNavigate } from 'react-router';
import { useMay } from '#src/data/access/useAccess.ts';
import { isGone } from '#src/data/errors/failureOf.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { useConfirm } from '#src/ui/confirm/ConfirmDialog.tsx';
import { UndoNotice, undoneWithinMs } from '../bulk/UndoNotice.tsx';
import { useRestore } from '../bulk/useRestore.ts';
import { useRecordName } from '../useRecordName.ts';
import { useResourceNames } from '../useResourceNames.ts';
import { useWayBack } from '../useWayBack.ts';
import { errorText } from '#src/data/errors/errorText.ts';

/**
 * Deletes after naming the record and what follows. It is not there where the contract or the role has no delete, and
 * says why where only this record, which may be changed, cannot go.
 */
export const DeleteButton = ({
  record,
  onLeave,
}: {
  readonly record: RaRecord;
  readonly onLeave?: () => void;
}) => {
  const say = useWording();
  const translate = useTranslate();
  const meta = useResourceMeta();
  const { resource, one } = useResourceNames();
  const back = useWayBack();
  const may = useMay('delete', record);
  const mayDeleteSome = useMay('delete').allowed;
  const mayUpdate = useMay('update', record).allowed;
  const dataProvider = useDataProvider();
  const confirm = useConfirm();
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const restore = useRestore();
  const name = useRecordName()(record, one);
  if (meta.delete === undefined || !mayDeleteSome) return null;
  const look = { color: 'error', variant: 'text', startIcon: <DeleteIcon /> } as const;
  if (!may.allowed)
    return mayUpdate ? (
      <Tooltip title={may.why ?? ''} describeChild>
        {/* Not disabled: what cannot have the focus cannot say why. */}
        <Button {...look} aria-disabled sx={{ color: 'text.disabled', cursor: 'default' }}>
          {say('record.delete')}
        </Button>
      </Tooltip>
    ) : null;

  const remove = async () => {
    try {
      await dataProvider.delete(resource, { id: record.id, previousData: record });
    } catch (error) {
      notify(errorText(error), { type: 'error' });
      // Somebody else was faster: what is shown says so once it is read again.
      if (isGone(error)) refresh();
      return;
    }
    const said = say('record.deleted', { record: name });
    if (restore === undefined) notify(said, { type: 'success' });
    else
      notify(<UndoNotice said={said} onUndo={() => restore([record.id])} />, {
        autoHideDuration: undoneWithinMs,
      });
    onLeave?.();
    void navigate(back.path);
    refresh();
  };
  const consequence = restore === undefined ? 'record.delete_text' : 'record.delete_text_restorable';
  const ask = () =>
    confirm({
      title: say('record.delete_title', { record: name }),
      message: translate(`resources.${resource}.delete_consequence`, {
        record: name,
        _: say(consequence, { record: name }),
      }),
      confirmLabel: say('record.delete_confirm'),
      needsConnection: true,
      action: remove,
    });
  return (
    <Button {...look} onClick={ask}>
      {say('record.delete')}
    </Button>
  );
};
