import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button } from '@mui/material';
import { useDataProvider, useNotify, useRefresh, useTranslate, type RaRecord } from 'react-admin';
import { useNavigate } from 'react-router';
import { useMay } from '../../data/access/useAccess.ts';
import { useResourceMeta } from '../../data/meta/useResourceMeta.ts';
import { useWording } from '../../fields/wording/useWording.ts';
import { useConfirm } from '../../ui/confirm/ConfirmDialog.tsx';
import { listPath } from '../recordPath.ts';
import { useRecordName } from '../useRecordName.ts';
import { useResourceNames } from '../useResourceNames.ts';

/** Deletes after naming the record and what follows; not there where the contract or the role has no delete. */
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
  const may = useMay('delete', record);
  const dataProvider = useDataProvider();
  const confirm = useConfirm();
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const name = useRecordName()(record, one);
  if (meta.delete === undefined || !may.allowed) return null;

  const remove = async () => {
    try {
      await dataProvider.delete(resource, { id: record.id, previousData: record });
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
      return;
    }
    notify(say('record.deleted', { record: name }), { type: 'success' });
    onLeave?.();
    void navigate(listPath(resource));
    refresh();
  };
  const ask = () =>
    confirm({
      title: say('record.delete_title', { record: name }),
      message: translate(`resources.${resource}.delete_consequence`, {
        record: name,
        _: say('record.delete_text', { record: name }),
      }),
      confirmLabel: say('record.delete_confirm'),
      action: remove,
    });
  return (
    <Button color="error" variant="text" startIcon={<DeleteIcon />} onClick={ask}>
      {say('record.delete')}
    </Button>
  );
};
