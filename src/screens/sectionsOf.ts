import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

export interface SectionProps {
  readonly name: string;
  readonly children?: ReactNode;
  /** Takes the whole width of the page. */
  readonly wide?: boolean;
}

const isSection = (node: ReactNode): node is ReactElement<SectionProps> =>
  isValidElement(node) && typeof (node.props as Partial<SectionProps>).name === 'string';

/** The sections among the children of a screen, those inside fragments as well. */
export function sectionsOf(children: ReactNode): readonly ReactElement<SectionProps>[] {
  return Children.toArray(children).flatMap((node) => {
    if (isValidElement<SectionProps>(node) && node.type === Fragment) return sectionsOf(node.props.children);
    return isSection(node) ? [node] : [];
  });
}
