import ArchiveIcon from '@mui/icons-material/FolderZipOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import SendIcon from '@mui/icons-material/SendOutlined';
import { Button } from '@mui/material';
import { Suspense } from 'react';
import { lazyPart } from '#src/ui/lazyPart.ts';
import { useModal } from '#src/ui/modal/ModalHost.tsx';
import { useDocumentWords } from '../documentWords.ts';
import { personKinds } from '../start/documentKinds.ts';
import { useKinds } from '../start/useKinds.ts';
import { ArchiveDialog } from './ArchiveDialog.tsx';
import { type MadeFile, useFiles } from './useFiles.ts';
import { WaitingButton } from '#src/ui/WaitingButton.tsx';

const SendDialog = lazyPart(() => import('../sending/SendDialog.tsx'), 'SendDialog');

interface MadeActionsProps {
  readonly documents: readonly MadeFile[];
  /** What mails with them are called where nothing else is typed. */
  readonly subject: string;
  /** Whether the viewer may make those of this very event: who may, sends them. */
  readonly mayMake?: boolean;
}

/** What can be done with documents that were made: one is kept and printed, several are put into one file; all are sent. */
export const MadeActions = ({ documents, subject, mayMake = true }: MadeActionsProps) => {
  const words = useDocumentWords();
  const modal = useModal();
  const { keep, print, archive, busy } = useFiles();
  const kinds = useKinds(personKinds);
  const [only] = documents;
  if (only === undefined) return null;
  const maySend = mayMake && documents.some(({ runType }) => runType !== null && kinds.includes(runType));
  const send = () =>
    modal.open({
      title: words('send.title', { smart_count: documents.length }),
      width: 'md',
      preventCloseNotice: words('send.held'),
      content: (
        <Suspense fallback={null}>
          <SendDialog documents={documents} subject={subject} onClose={modal.close} />
        </Suspense>
      ),
    });
  const zip = () =>
    documents.some(({ isOutdated }) => isOutdated)
      ? modal.open({
          title: words('outdated.zip_title', { smart_count: documents.length }),
          content: <ArchiveDialog documents={documents} onClose={modal.close} />,
        })
      : void archive(documents.map(({ guid }) => guid));
  return (
    <>
      {documents.length === 1 ? (
        <>
          <WaitingButton
            color="inherit"
            startIcon={<DownloadIcon />}
            loading={busy}
            onClick={() => void keep(only)}
          >
            {words('made.download')}
          </WaitingButton>
          <WaitingButton
            color="inherit"
            startIcon={<PrintIcon />}
            loading={busy}
            onClick={() => void print(only)}
          >
            {words('made.print')}
          </WaitingButton>
        </>
      ) : (
        <WaitingButton color="inherit" startIcon={<ArchiveIcon />} loading={busy} onClick={zip}>
          {words('made.zip', { smart_count: documents.length })}
        </WaitingButton>
      )}
      {maySend && (
        <Button color="inherit" startIcon={<SendIcon />} onClick={send}>
          {words('send.button')}
        </Button>
      )}
    </>
  );
};
