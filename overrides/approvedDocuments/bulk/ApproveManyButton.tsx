import ApproveIcon from '@mui/icons-material/CheckCircleOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useMay } from '#src/data/access/useAccess.ts';
import { useApprovalWords } from '../useApprovalWords.ts';
import { ApproveMany } from './ApproveMany.tsx';

/** Approves the selected documents, for those who approve any. */
export const ApproveManyButton = () => {
  const words = useApprovalWords();
  const { selectedIds, onUnselectItems } = useListContext();
  const [isOpen, setOpen] = useState(false);
  if (!useMay('approve').allowed) return null;
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<ApproveIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {words('approve.many')}
      </Button>
      {isOpen && (
        <ApproveMany
          ids={selectedIds.map(String)}
          onClose={(isAnyApproved) => {
            setOpen(false);
            if (isAnyApproved) onUnselectItems();
          }}
        />
      )}
    </>
  );
};
