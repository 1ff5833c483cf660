import { Box, Checkbox, Link, IconButton, Tooltip, type SvgIcon } from '@mui/material';
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
  const name = document.title;
  return (
    <>
      <FileButton
        title={words('made.download')}
        label={words('made.download_one', { name })}
        icon={DownloadIcon}
        busy={busy}
        onPress={() => void keep(document)}
      />
      <FileButton
        title={words('made.print')}
        label={words('made.print_one', { name })}
        icon={PrintIcon}
        busy={busy}
        onPress={() => void print(document)}
      />
    </>
  );
};

interface FileButtonProps {
  readonly title: string;
  readonly label: string;
  readonly icon: typeof SvgIcon;
  readonly busy: boolean;
  readonly onPress: () => void;
}

/** Disabled while a file comes, it would lose the focus and say nothing under the pointer. */
const FileButton = ({ title, label, icon: Icon, busy, onPress }: FileButtonProps) => (
  <Tooltip title={title}>
    <IconButton
      size="small"
      aria-label={label}
      aria-disabled={busy}
      onClick={busy ? undefined : onPress}
      sx={busy ? { color: 'action.disabled' } : {}}
    >
      <Icon fontSize="small" />
    </IconButton>
  </Tooltip>
);

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
