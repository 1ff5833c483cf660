import { Alert, Button, Snackbar } from '@mui/material';
import { useEffect, useState } from 'react';
import { useWordsOf } from '#src/i18n/useWordsOf.ts';
import { watchBuild } from './watchBuild.ts';

interface VersionNoticeProps {
  readonly interval: number;
  readonly watch?: (deps: { readonly interval: number; readonly onNew: () => void }) => () => void;
  readonly reload?: () => void;
}

/** English of the notice. A translation overrides by `version.<key>`. */
const versionWords = {
  text: 'New version. Reload when you are ready.',
  later: 'Later',
  reload: 'Reload',
} as const;

/**
 * Says that there is a new version; when it is loaded is for the person to decide. What is typed and kept nowhere
 * else asks before it is left, also then (useHoldTab); drafts are kept in the tab.
 */
export const VersionNotice = ({
  interval,
  watch = watchBuild,
  reload = () => window.location.reload(),
}: VersionNoticeProps) => {
  const words = useWordsOf('version', versionWords);
  const [isNew, setNew] = useState(false);
  useEffect(() => watch({ interval, onNew: () => setNew(true) }), [watch, interval]);
  return (
    <Snackbar
      open={isNew}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      sx={{ bottom: { xs: 88, md: 24 } }}
    >
      <Alert
        severity="info"
        role="status"
        variant="outlined"
        sx={{ bgcolor: 'background.paper', alignItems: 'center' }}
        action={
          <>
            <Button size="small" color="inherit" onClick={() => setNew(false)}>
              {words('later')}
            </Button>
            <Button size="small" onClick={reload}>
              {words('reload')}
            </Button>
          </>
        }
      >
        {words('text')}
      </Alert>
    </Snackbar>
  );
};
