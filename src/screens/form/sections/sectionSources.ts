import type { ReactElement } from 'react';
import { memberInputs } from '#src/fields/rows/memberInputs.ts';
import type { FormSectionProps } from '../FormSection.tsx';

/** The sources of a section's inputs: said, or read off its children. */
export const sectionSources = ({ props }: ReactElement<FormSectionProps>): readonly string[] =>
  props.sources ?? memberInputs(props.children).map(({ source }) => source);
