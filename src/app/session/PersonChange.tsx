import { useNotify } from 'react-admin';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { forgetDraftsOfOthers } from '../../auth/drafts.ts';
import { fullNameOf, type Session } from '../../auth/Session.ts';
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
  useEffect(() => {
    forgetDraftsOfOthers(id);
    void navigate('/', { replace: true });
    notify(words('session.other', { name }), { type: 'warning', autoHideDuration: 10_000 });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each person; their name and the words may be made anew
  }, [id]);
  const isHome = useLocation().pathname === '/';
  useEffect(() => {
    // Not before: the page that was open may be none of theirs.
    if (isHome) onDone(id);
  }, [isHome, id, onDone]);
  return null;
};
