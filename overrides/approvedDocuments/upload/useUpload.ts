import { useState } from 'react';
import { useNotify } from 'react-admin';
import { uploadContext } from '#src/data/links/uploadFetch.ts';
import type { Refusal } from '#src/data/errors/Refusal.ts';
import { useMutationRun } from '#src/data/write/useMutationRun.ts';
import { formatSize } from '#src/fields/number/formatSize.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { uploadDocumentMutation } from '../approvalOperations.ts';
import { useApprovalWords } from '../useApprovalWords.ts';

export interface Upload {
  /** Answers why it was not taken. */
  readonly send: (id: string, file: File) => Promise<Refusal | undefined>;
  /** The file on its way. */
  readonly file: File | undefined;
  readonly share: number | undefined;
  readonly refusal: Refusal | undefined;
}

/** Gives a document its file, and says how far it is and what came of it. */
export function useUpload(): Upload {
  const words = useApprovalWords();
  const notify = useNotify();
  const locale = useFormatLocale();
  const call = useMutationRun(uploadDocumentMutation);
  const [file, setFile] = useState<File>();
  const [share, setShare] = useState<number>();
  const send = async (id: string, given: File) => {
    setFile(given);
    setShare(undefined);
    const { data, refusal } = await call.send({ input: { id, pdfFile: given } }, uploadContext(setShare));
    setFile(undefined);
    const kept = data?.uploadApprovedDocument;
    if (kept !== undefined)
      notify(
        words('upload.done', {
          name: given.name,
          size: formatSize(kept.fileSize ?? given.size, locale),
          smart_count: kept.pages ?? 0,
        }),
        { type: 'success' },
      );
    return refusal;
  };
  return { send, file, share, refusal: call.refusal };
}
