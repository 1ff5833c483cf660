import { createContext } from 'react';

import type { ResourceMetas } from '../ResourceMeta.ts';

/** The metas of all resources; set once by the app. */
export const ResourceMetasContext = createContext<ResourceMetas>({});
