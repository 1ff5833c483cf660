import { Box, Button } from '@mui/material';
import { useState } from 'react';
import type { ApprovedDocumentRecord } from '#resources/approvedDocuments/index.ts';
import { useMayIn } from '#src/data/access/useAccess.ts';
import { allows } from '#src/data/access/Permission.ts';
import { useApprovalWords } from '../useApprovalWords.ts';
import { UploadArea } from '../upload/UploadArea.tsx';
import { ApproveDialog } from './ApproveDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { WithdrawDialog } from './WithdrawDialog.tsx';

type Doing = 'approve' | 'withdraw' | 'remove';

/** What can be done with a document by whoever looks at it: approving stands out, where there is something to approve. */
export const DocumentActions = ({ document }: { readonly document: ApprovedDocumentRecord }) => {
  const words = useApprovalWords();
  const [doing, setDoing] = useState<Doing>();
  const [jobcode, setJobcode] = useState('');
  const close = () => setDoing(undefined);
  const isOfficer = useMayIn('approvedDocuments', 'approve').allowed;
  const { can, state, fileName } = document;
  const waits = state === 'TO_APPROVE' || state === 'STALE';
  return (
    <>
      {waits && isOfficer && fileName !== null && (
        <Button
          fullWidth
          variant="contained"
          disabled={!allows(can, 'approve')}
          onClick={() => setDoing('approve')}
        >
          {words(state === 'STALE' ? 'approve.again' : 'approve.button')}
        </Button>
      )}
      {allows(can, 'upload') && <UploadArea document={document} />}
      <Box sx={{ display: 'flex', gap: 1, '&:empty': { display: 'none' } }}>
        {allows(can, 'withdraw') && (
          <Button size="small" color="error" variant="outlined" onClick={() => setDoing('withdraw')}>
            {words('withdraw.button')}
          </Button>
        )}
        {allows(can, 'remove') && (
          <Button size="small" color="error" variant="outlined" onClick={() => setDoing('remove')}>
            {words('remove.button')}
          </Button>
        )}
      </Box>
      {doing === 'approve' && (
        <ApproveDialog document={document} jobcode={jobcode} onJobcode={setJobcode} onClose={close} />
      )}
      {doing === 'withdraw' && <WithdrawDialog document={document} onClose={close} />}
      {doing === 'remove' && <RemoveDialog document={document} onClose={close} />}
    </>
  );
};
