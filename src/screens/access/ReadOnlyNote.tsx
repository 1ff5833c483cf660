import LockIcon from '@mui/icons-material/LockOutlined';
import { Chip, Tooltip } from '@mui/material';
import { useWording } from '#src/fields/wording/useWording.ts';

/** Stands where Edit would: the record may not be changed, and why. */
export const ReadOnlyNote = ({ why }: { readonly why: string | null }) => {
  const say = useWording();
  const label = say('record.read_only');
  return (
    <Tooltip title={why ?? ''} describeChild>
      <Chip
        size="small"
        variant="outlined"
        icon={<LockIcon />}
        label={label}
        tabIndex={why === null ? undefined : 0}
        sx={{ alignSelf: 'center' }}
      />
    </Tooltip>
  );
};
