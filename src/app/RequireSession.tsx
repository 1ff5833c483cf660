import { useQueryClient } from '@tanstack/react-query';
import { Fragment, Suspense, useEffect, type ReactNode, useEffectEvent } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { loginPathFrom } from '../auth/safeRedirect.ts';
import { lazyPart } from '../ui/lazyPart.ts';
import { useIsPageHeld } from '../ui/page/heldPage.ts';
import { usePageOwner } from './session/PageOwner.tsx';
import { usePerson, useSession, useSessions } from './Sessions.tsx';
import { useNotify } from 'react-admin';
import { forgetDraftsOfOthers } from '../auth/drafts.ts';
import { fullNameOf, type Session } from '../auth/Session.ts';
import { useWords } from './words/useWords.ts';

/** Somebody else has signed in where a page was open: it is gone before they see anything of it. */
const PersonChange = ({
  session,
  onDone,
}: {
  readonly session: Session;
  readonly onDone: (userId: string) => void;
}) => {
  const words = useWords();
  const notify = useNotify();
  const navigate = useNavigate();
  const { id } = session;
  const name = fullNameOf(session);
  const greet = useEffectEvent(() => {
    void navigate('/', { replace: true });
    notify(words('session.other', { name }), { type: 'warning', autoHideDuration: 10_000 });
  });
  // Once for each person; their name and the words may be made anew.
  useEffect(() => {
    forgetDraftsOfOthers(id);
    greet();
  }, [id]);
  const isHome = useLocation().pathname === '/';
  useEffect(() => {
    // Not before: the page that was open may be none of theirs.
    if (isHome) onDone(id);
  }, [isHome, id, onDone]);
  return null;
};

const NoAccessPage = lazyPart(() => import('./pages/sso/NoAccessPage.tsx'), 'NoAccessPage');

const SignInDialog = lazyPart(() => import('./session/SignInDialog.tsx'), 'SignInDialog');

/**
 * Everything but /account/* needs a session; without one the way leads over sign-in and back. Where something is being
 * filled in, it stays as it is under a dialog that asks to sign in again.
 */
export const RequireSession = ({ children }: { readonly children: ReactNode }) => {
  const location = useLocation();
  const session = useSession();
  const sessions = useSessions();
  const person = usePerson();
  const isHeld = useIsPageHeld();
  const queryClient = useQueryClient();
  const { id: known, change: changeOwner } = usePageOwner();
  const owner = known ?? session?.id;
  // What one person has read is not for the next one at this browser.
  useEffect(() => () => queryClient.clear(), [queryClient, owner]);
  const waitsFor = session ? undefined : person;
  const stays = isHeld && waitsFor !== undefined && waitsFor.id === owner;
  useEffect(() => {
    // Also one that has merely expired, or whose cookie is gone.
    if (stays) sessions.end();
  }, [stays, sessions]);

  const leaves = !session && !stays;
  useEffect(() => changeOwner(leaves ? undefined : owner), [leaves, owner, changeOwner]);

  if (leaves) return <Navigate replace to={loginPathFrom(location)} />;
  if (session && session.id !== owner) return <PersonChange session={session} onDone={changeOwner} />;
  // Whoever has no role could only look at empty pages; what is being filled in stays, and hears it when it is saved.
  const hasNoRole = session?.roles.length === 0 && location.pathname !== '/account' && !isHeld;
  return (
    <>
      <Fragment key={owner}>{hasNoRole ? <NoAccessPage /> : children}</Fragment>
      {stays && (
        <Suspense>
          <SignInDialog person={waitsFor} />
        </Suspense>
      )}
    </>
  );
};
