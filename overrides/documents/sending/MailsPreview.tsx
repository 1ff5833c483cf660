import { Skeleton, Typography } from '@mui/material';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import { useDocumentWords } from '../documentWords.ts';
import { MailList } from './MailList.tsx';
import type { useMails } from './useMails.ts';

export interface MailsPreviewProps {
  readonly mails: ReturnType<typeof useMails>;
  /** A text was chosen to cover the documents. */
  readonly isChosen: boolean;
  readonly again: boolean;
}

/** Each mail as it would go, once there is a text for it. */
export const MailsPreview = ({ mails: { data, error, refetch }, isChosen, again }: MailsPreviewProps) => {
  const words = useDocumentWords();
  if (!isChosen) return <Typography sx={{ color: 'text.secondary' }}>{words('send.choose')}</Typography>;
  if (error)
    return <FailurePanel title={words('send.failed')} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton variant="rounded" height={144} aria-busy />;
  return <MailList mails={data} again={again} />;
};
