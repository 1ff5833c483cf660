import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { IconButton, Menu, MenuItem, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useDashboardWords } from '../useDashboardWords.ts';

export type ExportKind = 'csv' | 'svg' | 'png';

interface ExportMenuProps {
  readonly title: string;
  readonly kinds: readonly ExportKind[];
  readonly onExport: (kind: ExportKind) => void;
}

export const ExportMenu = ({ title, kinds, onExport }: ExportMenuProps) => {
  const words = useDashboardWords();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = words('export', { title });
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          size="small"
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          disabled={kinds.length === 0}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <DownloadIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {kinds.map((kind) => (
          <MenuItem
            key={kind}
            onClick={() => {
              setAnchor(null);
              onExport(kind);
            }}
          >
            {words(`export_${kind}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
