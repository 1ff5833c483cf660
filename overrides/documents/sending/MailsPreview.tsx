import { Skeleton, Typography, Box, ButtonBase, Collapse } from '@mui/material';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import { useDocumentWords } from '../documentWords.ts';
import type { useMails } from './useMails.ts';
import { useState } from 'react';
import { RecordContextProvider } from 'react-admin';
import { formatDateTime } from '#src/fields/dateTime/formatDateTime.ts';
import { RichTextField } from '#src/fields/richText/RichTextField.tsx';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { framedRowsSx } from '#src/ui/framedRowsSx.ts';
import { isInTheWay, mailState } from './mailState.ts';
import type { DocumentMail } from './sendOperations.ts';

interface MailListProps {
  readonly mails: readonly DocumentMail[];
  readonly again: boolean;
}

/** Each person's mail: where it goes or why it does not, and its text on demand. */
const MailList = ({ mails, again }: MailListProps) => (
  <Box component="ul" sx={{ ...framedRowsSx, maxHeight: '45vh', overflow: 'auto' }}>
    {mails.map((mail) => (
      <MailRow key={mail.guid} mail={mail} again={again} />
    ))}
  </Box>
);

const MailRow = ({ mail, again }: { readonly mail: DocumentMail; readonly again: boolean }) => {
  const words = useDocumentWords();
  const locale = useFormatLocale();
  const [isOpen, setOpen] = useState(false);
  const state = mailState(mail, again);
  const what = words(`mail.${state}`, {
    email: mail.email,
    when: formatDateTime(mail.dateSent, locale),
    why: mail.whyNot,
  });
  return (
    <Box component="li">
      <ButtonBase
        onClick={() => setOpen(!isOpen)}
        aria-expanded={isOpen}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          columnGap: 2,
          width: '100%',
          px: 1.5,
          py: 1,
          textAlign: 'left',
          font: 'inherit',
        }}
      >
        <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{mail.label}</Box>
        <Box sx={{ color: isInTheWay(state) ? 'error.main' : 'text.secondary', overflowWrap: 'anywhere' }}>
          {what}
        </Box>
      </ButtonBase>
      <Collapse in={isOpen} unmountOnExit>
        <Box sx={{ px: 1.5, pb: 1.5 }}>
          <RecordContextProvider value={{ id: mail.guid, html: mail.html }}>
            <RichTextField source="html" />
          </RecordContextProvider>
        </Box>
      </Collapse>
    </Box>
  );
};

interface MailsPreviewProps {
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
