import { useNotify } from 'react-admin';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { forgetDraftsOfOthers } from '#src/auth/drafts.ts';
import { fullNameOf, type Session } from '#src/auth/Session.ts';
import { useWords } from '../words/useWords.ts';

/** Somebody else has signed in where a page was open: it is gone before they see anything of it. */
export const PersonChange = ({
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
