import { Alert, Box } from '@mui/material';
import { useState } from 'react';
import type { ApprovedDocumentRecord } from '#resources/approvedDocuments/index.ts';
import { ActionForm } from '../actions/ActionForm.tsx';
import { useApprovalWords } from '../useApprovalWords.ts';
import { PdfDrop } from './PdfDrop.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { useUpload } from './useUpload.ts';

interface UploadAreaProps {
  readonly document: Pick<ApprovedDocumentRecord, 'id' | 'fileName' | 'state'>;
}

/** Gives a document its file. Where it has one, what follows from another is asked first. */
export const UploadArea = ({ document: { id, fileName, state } }: UploadAreaProps) => {
  const words = useApprovalWords();
  const upload = useUpload();
  const [asked, setAsked] = useState<File>();
  const replace = async (file: File) => {
    setAsked(undefined);
    await upload.send(id, file);
  };
  return (
    <>
      <PdfDrop
        label={words(fileName === null ? 'upload.button' : 'upload.replace')}
        disabled={upload.file !== undefined}
        onFile={(file) => (fileName === null ? void upload.send(id, file) : setAsked(file))}
      >
        {upload.file !== undefined && <UploadProgress file={upload.file} share={upload.share} />}
        {upload.refusal !== undefined && (
          <Alert severity="error" role="alert" sx={{ flexBasis: '100%' }}>
            {upload.refusal.message}
          </Alert>
        )}
      </PdfDrop>
      {asked !== undefined && (
        <ActionForm
          title={words('upload.confirm_title', { before: fileName, after: asked.name })}
          submitLabel={words('upload.replace')}
          busy={false}
          refusal={undefined}
          onSubmit={() => void replace(asked)}
          onClose={() => setAsked(undefined)}
        >
          <Box sx={{ color: 'text.secondary' }}>
            {words(state === 'TO_APPROVE' ? 'upload.confirm' : 'upload.confirm_approved')}
          </Box>
        </ActionForm>
      )}
    </>
  );
};
