import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { beginSignOn } from '#src/auth/sso/beginSignOn.ts';
import { ssoFailure, type SsoFailure } from '#src/auth/sso/ssoFailure.ts';
import { createContentClient } from '#src/data/links/createContentClient.ts';
import { useConfig } from '#src/config/ConfigContext.tsx';
import { MicrosoftButton } from '../sso/MicrosoftButton.tsx';

const nobody = () => undefined;

/** The way to the identity provider; the server says where that is. */
export const MicrosoftSignIn = () => {
  const { contentUrl } = useConfig();
  const [params] = useSearchParams();
  const [failure, setFailure] = useState<SsoFailure>();
  const [busy, setBusy] = useState(false);

  const begin = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const client = createContentClient({ uri: contentUrl, authToken: nobody });
      window.location.assign(await beginSignOn(client, params.get('redirect')));
    } catch (error) {
      setFailure(ssoFailure(error));
      setBusy(false);
    }
  };

  return <MicrosoftButton failure={failure} busy={busy} onPress={() => void begin()} />;
};
