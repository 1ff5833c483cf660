import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { loginPathFrom, safeRedirect } from '#src/auth/safeRedirect.ts';
import { useSession } from '#src/app/Sessions.tsx';
import { useAccountWords } from '#src/app/words/useAccountWords.ts';
import { EntryFrame } from '../login/EntryFrame.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** A password of one's own in place of the one that was given, and back to where one was going. */
export const NewPasswordPage = () => {
  const words = useAccountWords();
  const session = useSession();
  const [search] = useSearchParams();
  const [isDone, setDone] = useState(false);
  const target = safeRedirect(search.get('redirect'));
  // Everything is asked anew: all that was asked before was refused. In an effect, when the form no longer holds the tab.
  useEffect(() => {
    if (isDone) window.location.assign(target);
  }, [isDone, target]);
  if (!session) return <Navigate replace to={loginPathFrom({ pathname: target, search: '' })} />;
  // Nobody was led here: their password may well be their own, and is changed where it always is.
  if (!search.has('redirect')) return <Navigate replace to="/account" />;
  return (
    <EntryFrame title={words('account.password_due')} lead={words('account.password_due_lead')}>
      <PasswordForm isPage username={session.username} onChanged={() => setDone(true)} />
    </EntryFrame>
  );
};
