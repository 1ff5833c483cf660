import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useStoreContext } from 'react-admin';
import { useDataClient } from '#src/data/DataClient.tsx';
import { refusalOf } from '#src/data/errors/Refusal.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { whenOnline } from '#src/data/write/whenOnline.ts';
import { useKeptByContract } from './useKeptByContract.ts';
import { viewsKey } from './savedViewOperations.ts';
import type { ViewWriter } from './ViewWriter.ts';
import { errorText } from '#src/data/errors/errorText.ts';

type Writing = <T>(work: (writer: ViewWriter) => Promise<T>) => Promise<T>;

/**
 * Does something with the views of the list in context, and reads them anew, also where it was refused. How they are
 * written is loaded then, of a contract as soon as there is a connection. Throws why it was not done, in words.
 */
export function useViewWriting(): Writing {
  const byContract = useKeptByContract();
  const client = useDataClient();
  const store = useStoreContext();
  const meta = useResourceMeta();
  const queryClient = useQueryClient();
  return async (work) => {
    if (byContract) await whenOnline();
    const writer = byContract
      ? (await import('./contractWriter.ts')).contractWriter(client, meta)
      : (await import('./preferenceWriter.ts')).preferenceWriter(store, meta.name);
    try {
      return await work(writer);
    } catch (error) {
      throw new Error(refusalOf(error).message, { cause: error });
    } finally {
      await queryClient.invalidateQueries({ queryKey: viewsKey() });
    }
  };
}

/** The same where what was refused is told in a notice. */
export function useToldWriting(): (work: (writer: ViewWriter) => Promise<unknown>) => void {
  const write = useViewWriting();
  const notify = useNotify();
  return (work) => {
    write(work).catch((error: unknown) => notify(errorText(error), { type: 'error' }));
  };
}
