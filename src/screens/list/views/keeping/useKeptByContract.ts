import { use } from 'react';
import { ResourceMetasContext } from '#src/data/meta/ResourceMetasContext.ts';

/** The list of views, as generated metadata names it where the contract keeps views. */
const viewsResource = 'savedViews';

/** Whether views are kept by the contract; else the preferences keep them. */
export const useKeptByContract = (): boolean => viewsResource in use(ResourceMetasContext);
