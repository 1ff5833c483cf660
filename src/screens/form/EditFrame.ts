import { createContext, type ComponentType, type ReactNode } from 'react';
import type { Identifier } from 'react-admin';
import type { AnyObjectSchema } from 'yup';

export interface ResourceEditProps {
  readonly schema: AnyObjectSchema;
  /** `<FormSection>`s of inputs. */
  readonly children: ReactNode;
  /** Where the record is shown, if not on the resource's own page. */
  readonly pathOf?: (id: Identifier) => string;
}

/** What stands in place of the page that edits a record, where its inputs are used elsewhere. */
export const EditFrameContext = createContext<ComponentType<ResourceEditProps> | undefined>(undefined);
