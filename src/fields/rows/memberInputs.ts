import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { InputProps } from '../input/InputProps.ts';

export interface MemberInput {
  readonly source: string;
  readonly required: boolean;
  /** Holds rows or inputs of its own: needs a line to itself. */
  readonly block: boolean;
  readonly wide: boolean;
  readonly element: ReactElement<InputProps>;
}

const isInput = (node: ReactNode): node is ReactElement<InputProps> => isValidElement(node);

/** The inputs of one row, as the children of a rows input. */
export function memberInputs(children: ReactNode): readonly MemberInput[] {
  return Children.toArray(children)
    .filter(isInput)
    .flatMap((element) => {
      if (element.type === Fragment)
        return memberInputs((element.props as { readonly children?: ReactNode }).children);
      const { source, required = false } = element.props;
      if (typeof source !== 'string') return [];
      const traits = typeof element.type === 'function' ? element.type : {};
      return [{ source, required, block: isTrue(traits, 'block'), wide: isTrue(traits, 'wide'), element }];
    });
}

const isTrue = (traits: object, name: string): boolean =>
  name in traits && Reflect.get(traits, name) === true;
