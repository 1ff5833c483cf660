import { MenuItem, TextField } from '@mui/material';
import { approvalPurposeValues, type ApprovalPurpose } from '#resources/enums.ts';
import { useEnumWord } from '#src/fields/enum/useEnumWord.ts';
import { useApprovalWords } from '../useApprovalWords.ts';

interface PurposeSelectProps {
  /** Undefined leaves it to what the centre requires. */
  readonly purpose: ApprovalPurpose | undefined;
  readonly onPurpose: (purpose: ApprovalPurpose | undefined) => void;
}

/** What the event has once the document is approved. */
export const PurposeSelect = ({ purpose, onPurpose }: PurposeSelectProps) => {
  const words = useApprovalWords();
  const enumWord = useEnumWord();
  return (
    <TextField
      select
      size="small"
      label={words('attach.purpose')}
      value={purpose ?? ''}
      onChange={({ target }) => onPurpose(approvalPurposeValues.find((value) => value === target.value))}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{words('attach.purpose_auto')}</MenuItem>
      {approvalPurposeValues.map((value) => (
        <MenuItem key={value} value={value}>
          {enumWord('ApprovalPurpose', value)}
        </MenuItem>
      ))}
    </TextField>
  );
};
