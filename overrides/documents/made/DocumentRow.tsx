import { Box, Checkbox, Link, IconButton, Tooltip } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { useEnumWord } from '#src/fields/enum/useEnumWord.ts';
import { formatDateTime } from '#src/fields/dateTime/formatDateTime.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { documentPath } from '../documentPaths.ts';
import { useDocumentWords } from '../documentWords.ts';
import { formatSize } from '#src/fields/number/formatSize.ts';
import type { ListedDocument } from './madeOperations.ts';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { type MadeFile, useFiles } from './useFiles.ts';

/** Keeps or prints one document. */
const FileButtons = ({ document }: { readonly document: MadeFile }) => {
  const words = useDocumentWords();
  const { keep, print, busy } = useFiles();
  const download = words('made.download_one', { name: document.title });
  const onPaper = words('made.print_one', { name: document.title });
  // Disabled, they would lose the focus and say nothing under the pointer.
  const waiting = busy ? ({ 'aria-disabled': true, sx: { color: 'action.disabled' } } as const) : {};
  return (
    <>
      <Tooltip title={words('made.download')}>
        <IconButton
          {...waiting}
          size="small"
          aria-label={download}
          onClick={busy ? undefined : () => void keep(document)}
        >
          <DownloadIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title={words('made.print')}>
        <IconButton
          {...waiting}
          size="small"
          aria-label={onPaper}
          onClick={busy ? undefined : () => void print(document)}
        >
          <PrintIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </>
  );
};

interface DocumentRowProps {
  readonly document: ListedDocument;
  readonly isTicked: boolean;
  readonly onTick: (on: boolean) => void;
}

export const DocumentRow = ({ document, isTicked, onTick }: DocumentRowProps) => {
  const words = useDocumentWords();
  const enumWord = useEnumWord();
  const locale = useFormatLocale();
  const { guid, title, runType, dateCreated, dateSent, dateMailFailed, dateFileDeleted } = document;
  const { author, template, fileSize, isOutdated } = document;
  const sent = formatDateTime(dateSent, locale);
  const failed = formatDateTime(dateMailFailed, locale);
  const deleted = formatDateTime(dateFileDeleted, locale);
  return (
    <tr role="row">
      <td role="cell" className="tick">
        <Checkbox
          size="small"
          checked={isTicked}
          disabled={deleted !== undefined}
          onChange={(_event, on) => onTick(on)}
          slotProps={{ input: { 'aria-label': words('made.tick', { name: title }) } }}
        />
      </td>
      <th role="rowheader" scope="row">
        <Link component={RouterLink} to={documentPath(guid)}>
          {title}
        </Link>
      </th>
      <td role="cell" className="wide">
        {runType === null ? words('made.free') : enumWord('DocumentRunType', runType)}
      </td>
      <td role="cell" className="fact short">
        {formatDateTime(dateCreated, locale)}
        {isOutdated && <Box sx={outdatedSx}>{words('made.outdated')}</Box>}
        {sent !== undefined && <Box sx={sentSx}>{words('made.sent', { when: sent })}</Box>}
        {failed !== undefined && <Box sx={failedSx}>{words('made.mail_failed', { when: failed })}</Box>}
        {deleted !== undefined && <Box sx={sentSx}>{words('made.file_deleted', { when: deleted })}</Box>}
      </td>
      <td role="cell" className="wide">
        {author?.fullName ?? '–'}
      </td>
      <td role="cell" className="wide short">
        {template === null ? (
          '–'
        ) : (
          <Link component={RouterLink} to={`/templates/${template.id}`}>
            {words('made.version_of', { version: template.version })}
          </Link>
        )}
      </td>
      <td role="cell" className="wide figure">
        {formatSize(fileSize, locale)}
      </td>
      <td role="cell" className="actions">
        {deleted === undefined && <FileButtons document={document} />}
      </td>
    </tr>
  );
};

const sentSx = { fontSize: 12, color: 'text.secondary' } as const;
const outdatedSx = { ...sentSx, color: 'warning.main', whiteSpace: 'normal' } as const;
const failedSx = { ...sentSx, color: 'error.main' } as const;
