import Button from '@mui/material/Button';
import { Link, useLocation, useNavigate } from 'react-router';
import { accounts } from '#overrides/index.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { readablePath } from '#src/screens/readablePath.ts';
import { ErrorScreen } from '#src/ui/ErrorScreen.tsx';
import { FollowRedirect } from '../navigation/redirects/LazyFollowRedirect.tsx';
import { useSession } from '../Sessions.tsx';
import { useWords } from '../words/useWords.ts';

const NotFound = () => {
  const words = useWords();
  const say = useWording();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <ErrorScreen
      status={404}
      title={words('crumb.notFound')}
      message={`Page Not Found: ${readablePath(pathname)}`}
    >
      <Button variant="contained" component={Link} to="/">
        {say('error.home')}
      </Button>
      {/* A tab of its own, such as a link of a mail opens, begins here. */}
      {window.history.length > 1 && (
        <Button variant="outlined" onClick={() => void navigate(-1)}>
          {words('notFound.back')}
        </Button>
      )}
    </ErrorScreen>
  );
};

/** No page has this address; a redirect may lead from it, which is for those who are signed in. */
export const NotFoundPage = () =>
  useSession() && accounts ? (
    <FollowRedirect>
      <NotFound />
    </FollowRedirect>
  ) : (
    <NotFound />
  );
