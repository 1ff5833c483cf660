import ImportIcon from '@mui/icons-material/FileUploadOutlined';
import { Button } from '@mui/material';
import { Link as RouterLink, useNavigate } from 'react-router';
import { useMay } from '#src/data/access/useAccess.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { useShortcut } from '#src/ui/keyboard/useShortcut.ts';
import { useResourceNames } from '../useResourceNames.ts';
import { importPath } from './importPath.ts';

/** Leads to where records are read from a file, for who may do so where the server reads files. */
export const ImportButton = () => {
  const say = useWording();
  const { resource } = useResourceNames();
  const { create } = useResourceMeta();
  const may = useMay('import');
  const navigate = useNavigate();
  const offered = create?.imports === true && may.allowed;
  const label = say('list.import');
  useShortcut({
    label,
    place: 'list',
    leads: true,
    enabled: offered,
    run: () => void navigate(importPath(resource)),
  });
  if (!offered) return null;
  return (
    <Button
      component={RouterLink}
      to={importPath(resource)}
      size="small"
      color="inherit"
      startIcon={<ImportIcon />}
    >
      {label}
    </Button>
  );
};
