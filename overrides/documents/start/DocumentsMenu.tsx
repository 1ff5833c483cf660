import DocumentsIcon from '@mui/icons-material/DescriptionOutlined';
import { Box, Button, IconButton, Menu, MenuItem, Tooltip } from '@mui/material';
import { useId, useState } from 'react';
import { useEnumWord } from '#src/fields/enum/useEnumWord.ts';
import type { DocumentRunType } from '#src/generated/schema.ts';
import { useDocumentWords } from '../documentWords.ts';
import { gql } from '@apollo/client/core';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { useCall } from '#src/data/write/useCall.ts';
import type { Documents } from '#src/generated/operations.ts';
import { useIsHere } from '#src/ui/page/useIsHere.ts';
import { runPath } from '../documentPaths.ts';
import { useKinds } from './useKinds.ts';

/** What documents are made for: all of an event, or these of it. */
interface RunParams {
  readonly centre_event_id: string;
  readonly event_booking_ids?: readonly string[];
  readonly trainer_ids?: readonly string[];
}

const openRunMutation: Documents['OpenDocumentRun'] = gql`
  mutation OpenDocumentRun($runType: DocumentRunType!, $runParams: JSON!) {
    getOrCreateDocumentRun(runType: $runType, runParams: $runParams) {
      key
    }
  }
`;

/** Goes to the run of a kind, which is the same one whenever it is asked for again (M2). */
function useOpenRun(onOpened: () => void = () => undefined): {
  readonly open: (runType: DocumentRunType, runParams: RunParams) => Promise<void>;
  readonly busy: boolean;
} {
  const notify = useNotify();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const { send, busy } = useCall(openRunMutation);
  const open = async (runType: DocumentRunType, runParams: RunParams) => {
    const { data, refusal } = await send({ runType, runParams: JSON.stringify(runParams) });
    if (refusal) return notify(refusal.message, { type: 'error' });
    if (!data || !isHere()) return;
    onOpened();
    await navigate(runPath(data.getOrCreateDocumentRun.key));
  };
  return { open, busy };
}

interface DocumentsMenuProps {
  readonly kinds: readonly DocumentRunType[];
  readonly params: RunParams;
  /** Whose documents, where the button is a picture only. */
  readonly of?: string;
  readonly onOpened?: () => void;
}

/** Which document to make of what is on the page; nothing where one may make none. */
export const DocumentsMenu = ({ kinds, params, of, onOpened }: DocumentsMenuProps) => {
  const words = useDocumentWords();
  const enumWord = useEnumWord();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { open, busy } = useOpenRun(onOpened);
  const offered = useKinds(kinds);
  if (offered.length === 0) return null;
  const others = kinds
    .filter((kind) => !offered.includes(kind))
    .map((kind) => enumWord('DocumentRunType', kind));
  const label = of === undefined ? words('start.button') : words('start.button_of', { name: of });
  const opener = {
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    'aria-controls': anchor === null ? undefined : menuId,
    loading: busy,
    onClick: (event: { readonly currentTarget: HTMLElement }) => setAnchor(event.currentTarget),
  } as const;
  return (
    <>
      {of === undefined ? (
        <Button variant="outlined" startIcon={<DocumentsIcon />} {...opener}>
          {label}
        </Button>
      ) : (
        <Tooltip title={label}>
          <IconButton size="small" aria-label={label} {...opener}>
            <DocumentsIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {offered.map((kind) => (
          <MenuItem
            key={kind}
            onClick={() => {
              setAnchor(null);
              void open(kind, params);
            }}
          >
            {enumWord('DocumentRunType', kind)}
          </MenuItem>
        ))}
        {others.length > 0 && (
          <Box component="li" role="presentation" sx={othersSx}>
            {words('start.not_yours', { kinds: others.join(', ').toLocaleLowerCase() })}
          </Box>
        )}
      </Menu>
    </>
  );
};

const othersSx = {
  borderTop: 1,
  borderColor: 'divider',
  mt: 1,
  px: 2,
  pt: 1,
  pb: 0.5,
  maxWidth: 260,
  fontSize: 12,
  color: 'text.secondary',
} as const;
