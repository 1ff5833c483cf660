import ApproveIcon from '@mui/icons-material/CheckCircleOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useSelected } from '#src/screens/bulk/useSelected.ts';
import { useMay } from '#src/data/access/useAccess.ts';
import { useApprovalWords } from '../useApprovalWords.ts';
import { ApproveMany } from './ApproveMany.tsx';

/** Approves the ticked documents, or all that match, for those who approve any. */
export const ApproveManyButton = () => {
  const words = useApprovalWords();
  const { onUnselectItems } = useListContext();
  const { count, selectIds } = useSelected();
  // What is approved may leave the list behind the dialog.
  const [asked, setAsked] = useState<number>();
  if (!useMay('approve').allowed) return null;
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<ApproveIcon />}
        aria-haspopup="dialog"
        onClick={() => setAsked(count)}
      >
        {words('approve.many')}
      </Button>
      {asked !== undefined && (
        <ApproveMany
          count={asked}
          select={selectIds}
          onClose={(isAnyApproved) => {
            setAsked(undefined);
            if (isAnyApproved) onUnselectItems();
          }}
        />
      )}
    </>
  );
};
