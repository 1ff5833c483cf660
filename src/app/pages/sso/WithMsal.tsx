import { MsalProvider } from '@azure/msal-react';
import { Suspense, use, type ReactNode } from 'react';
import type { SsoSettings } from '#src/config/Config.ts';
import { msalClient } from '#src/auth/sso/msalClient.ts';
import { SsoProgress } from './SsoProgress.tsx';
import type { SsoWord } from './ssoMessages.ts';

interface WithMsalProps {
  readonly settings: SsoSettings;
  /** What is said until it is there. */
  readonly waiting: SsoWord;
  readonly children: ReactNode;
}

const Provided = ({ settings, children }: Omit<WithMsalProps, 'waiting'>) => (
  <MsalProvider instance={use(msalClient(settings))}>{children}</MsalProvider>
);

/** MSAL for the pages that need it; no other page loads it. */
export const WithMsal = ({ waiting, ...props }: WithMsalProps) => (
  <Suspense fallback={<SsoProgress word={waiting} />}>
    <Provided {...props} />
  </Suspense>
);
