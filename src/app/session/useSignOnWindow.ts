import { useEffect, useRef, useState } from 'react';
import { beginSignOn } from '#src/auth/sso/ssoOperations.ts';
import { signedInPath, signOnWindow } from '#src/auth/sso/signOnWindow.ts';
import { ssoFailure, type SsoFailure } from '#src/auth/sso/ssoFailure.ts';
import { createContentClient } from '#src/data/links/createContentClient.ts';
import { useConfig } from '#src/config/ConfigContext.tsx';
import { useSessions } from '../Sessions.tsx';

interface SignOn {
  readonly isOpen: boolean;
  readonly failure: SsoFailure | undefined;
  readonly begin: () => Promise<void>;
}

const lookEvery = 300;
const nobody = () => undefined;

/** Signs on in a window of its own, whose session all tabs share; it is gone when whoever uses this is. */
export function useSignOnWindow(): SignOn {
  const { contentUrl } = useConfig();
  const sessions = useSessions();
  const opened = useRef<Window>(undefined);
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<SsoFailure>();

  useEffect(() => () => opened.current?.close(), []);
  useEffect(() => {
    if (!isOpen) return undefined;
    // No event tells of another window that it was closed.
    const timer = setInterval(() => {
      if (opened.current?.closed !== true) return;
      setOpen(false);
      if (!sessions.get()) setFailure({ kind: 'closed' });
    }, lookEvery);
    return () => clearInterval(timer);
  }, [isOpen, sessions]);

  const begin = async () => {
    setFailure(undefined);
    // Before anything is waited for: browsers open windows only for whoever has just pressed a button.
    const popup = window.open('', signOnWindow, 'popup,width=480,height=680');
    if (!popup) return setFailure({ kind: 'blocked' });
    opened.current = popup;
    setOpen(true);
    try {
      const client = createContentClient({ uri: contentUrl, authToken: nobody });
      popup.location.href = await beginSignOn(client, signedInPath);
    } catch (error) {
      popup.close();
      setOpen(false);
      setFailure(ssoFailure(error));
    }
  };

  return { isOpen, failure, begin };
}
