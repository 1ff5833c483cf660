import ImportIcon from '@mui/icons-material/FileUploadOutlined';
import { Button } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { useMay } from '#src/data/access/useAccess.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { useResourceNames } from '../useResourceNames.ts';
import { importPath } from './importPath.ts';

/** Leads to where records are read from a file, for who may create them where the server reads files. */
export const ImportButton = () => {
  const say = useWording();
  const { resource } = useResourceNames();
  const { create } = useResourceMeta();
  const may = useMay('create');
  if (create?.imports !== true || !may.allowed) return null;
  return (
    <Button
      component={RouterLink}
      to={importPath(resource)}
      size="small"
      color="inherit"
      startIcon={<ImportIcon />}
    >
      {say('list.import')}
    </Button>
  );
};
