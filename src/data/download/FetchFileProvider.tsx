import { createContext, useContext } from 'react';
import type { FetchFile } from './createFetchFile.ts';

const FetchFileContext = createContext<FetchFile | undefined>(undefined);
export const FetchFileProvider = FetchFileContext.Provider;

/** Files as the person who is signed in gets them. */
export function useFetchFile(): FetchFile {
  const fetchFile = useContext(FetchFileContext);
  if (!fetchFile) throw new Error('useFetchFile needs <FetchFileProvider> above it.');
  return fetchFile;
}
