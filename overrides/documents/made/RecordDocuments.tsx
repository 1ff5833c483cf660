import { Skeleton } from '@mui/material';
import { type ReactNode, Suspense } from 'react';
import { useRecordContext } from 'react-admin';
import { useMayIn } from '#src/data/access/useAccess.ts';
import { wideInput } from '#src/fields/input/inputWidth.ts';
import { ShowSection } from '#src/screens/record/ShowSection.tsx';
import { lazyPart } from '#src/ui/lazyPart.ts';

const DocumentsPanel = lazyPart(() => import('./DocumentsPanel.tsx'), 'DocumentsPanel');

/** By which of its records a document is found. */
type DocumentsBy = 'centre_event_id' | 'event_booking_id' | 'participant_id' | 'trainer_id';

interface RecordDocumentsProps {
  readonly by: DocumentsBy;
  /** That of the record on the page where it is left out. */
  readonly id?: string;
  /** The first step, where none was made yet. */
  readonly start?: ReactNode;
}

/** The documents of a record. */
export const RecordDocuments = ({ by, id, start }: RecordDocumentsProps) => {
  const record = useRecordContext();
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={160} className={wideInput} />}>
      <DocumentsPanel where={{ [by]: id ?? String(record?.id ?? '') }} start={start} />
    </Suspense>
  );
};

export const useMayReadDocuments = (): boolean => useMayIn('generatedDocuments', 'list').allowed;

/** The documents of the record on the page as a section of it, for those who may see any. */
export function useDocumentsSection(by: DocumentsBy, start?: ReactNode): ReactNode {
  return useMayReadDocuments() ? (
    <ShowSection name="documents" wide>
      <RecordDocuments by={by} start={start} />
    </ShowSection>
  ) : undefined;
}
