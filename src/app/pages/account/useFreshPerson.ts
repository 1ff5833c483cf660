import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readPerson } from '#src/auth/readPerson.ts';
import { useConfig } from '#src/config/ConfigContext.tsx';
import { isSame } from '#src/data/isSame.ts';
import { createContentClient } from '#src/data/links/createContentClient.ts';
import { useSessions } from '#src/app/Sessions.tsx';

/** A session says who one was at the sign-in: what administrators have changed of that since is asked for. */
export function useFreshPerson(): void {
  const { contentUrl } = useConfig();
  const sessions = useSessions();
  const queryClient = useQueryClient();
  useQuery({
    queryKey: ['account', 'person'],
    queryFn: async () => {
      const client = createContentClient({ uri: contentUrl, authToken: () => sessions.get()?.authToken });
      const person = await readPerson(client);
      const latest = sessions.get();
      const fresh = { ...latest, ...person };
      if (latest === undefined || latest.id !== person?.id || isSame(fresh, latest)) return null;
      sessions.set({ ...latest, ...person });
      void queryClient.invalidateQueries({ queryKey: ['auth', 'getIdentity'] });
      return null;
    },
  });
}
