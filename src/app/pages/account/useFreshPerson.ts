import { useQuery, useQueryClient } from '@tanstack/react-query';
import { refreshPerson } from '#src/auth/refreshPerson.ts';
import { useConfig } from '#src/config/ConfigContext.tsx';
import { createContentClient } from '#src/data/links/createContentClient.ts';
import { useSessions } from '#src/app/Sessions.tsx';

/** The account page shows who one is now. */
export function useFreshPerson(): void {
  const { contentUrl } = useConfig();
  const sessions = useSessions();
  const queryClient = useQueryClient();
  useQuery({
    queryKey: ['account', 'person'],
    queryFn: async () => {
      const client = createContentClient({ uri: contentUrl, authToken: () => sessions.get()?.authToken });
      if (await refreshPerson(client, sessions))
        void queryClient.invalidateQueries({ queryKey: ['auth', 'getIdentity'] });
      return null;
    },
  });
}
