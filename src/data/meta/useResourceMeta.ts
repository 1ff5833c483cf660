import { use } from 'react';
import { useResourceContext } from 'react-admin';

import type { ResourceMeta } from '../ResourceMeta.ts';
import { metaLibrary } from './metaLibrary.ts';
import { ResourceMetasContext } from './ResourceMetasContext.ts';

/** What the contract offers for a resource, the one in context by default. Suspends while it loads. */
export function useResourceMeta(resource?: string): ResourceMeta {
  const inContext = useResourceContext();
  const name = resource ?? inContext;
  if (!name) throw new Error('useResourceMeta needs a resource, given or in context.');
  return use(metaLibrary(use(ResourceMetasContext)).load(name));
}
