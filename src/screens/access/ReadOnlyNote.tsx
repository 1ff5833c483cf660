import LockIcon from '@mui/icons-material/LockOutlined';
import { Chip, Tooltip } from '@mui/material';
import { useWording } from '#src/fields/wording/useWording.ts';

/** On a part of a record that the viewer writes though the record itself is not theirs to change. */
export const writablePart = 'data-writable';

/** Stands where Edit would: the record may not be changed, and why. Not above a part of it that may. */
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
        sx={{ alignSelf: 'center', [`body:has([${writablePart}]) &`]: { display: 'none' } }}
      />
    </Tooltip>
  );
};
