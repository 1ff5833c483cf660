import { cloneElement, type ReactElement } from 'react';
import { decideInput, type TypeAccess } from '#src/data/access/Permission.ts';
import type { InputMeta, InputPieces, UpdateMeta } from '#src/data/ResourceMeta.ts';
import { BooleanInput, type BooleanInputProps } from '#src/fields/boolean/BooleanInput.tsx';
import { JsonInput } from '#src/fields/json/JsonInput.tsx';
import { StringsInput } from '#src/fields/strings/StringsInput.tsx';

interface PieceProps {
  readonly source: string;
  readonly required?: boolean;
  readonly multiple?: boolean;
  /** The input beside it that says what it is counted in. */
  readonly currencySource?: string;
}

/** An input that several records can be given the same value of. */
export interface BulkField {
  readonly input: InputMeta;
  readonly element: ReactElement<PieceProps>;
  /** Takes several values: more can be added to those that are there. */
  readonly isList: boolean;
  readonly isRequired: boolean;
}

const kinds: ReadonlySet<InputMeta['kind']> = new Set(['value', 'id', 'ids']);

/** What of a form can be set in many records at once: by what the server says of it, else by the form alone. */
export function bulkFields(
  update: UpdateMeta,
  pieces: InputPieces,
  access: TypeAccess | undefined,
): readonly BulkField[] {
  const elements = new Map(Object.values(pieces).map((element) => [element.props.source, element]));
  const fields = update.inputs.flatMap((input): BulkField[] => {
    const element = elements.get(input.source) as ReactElement<PieceProps> | undefined;
    const isOffered = access?.manyInputs?.includes(input.name) ?? true;
    if (!element || !isOffered || !kinds.has(input.kind) || element.type === JsonInput) return [];
    if (input.name === update.version?.input || input.name === (update.idInput ?? 'id')) return [];
    if (!decideInput(input.name, 'update', access, undefined)) return [];
    const isList = input.kind === 'ids' || element.props.multiple === true || element.type === StringsInput;
    const isRequired =
      element.props.required === true || access?.demandedInputs?.includes(input.name) === true;
    return [{ input, element: withoutDefault(element), isList, isRequired }];
  });
  return fields.filter(({ element }) => currencyOf(element, fields) !== null);
}

/** An amount is read by its currency: the field that has to be set with it; null where there is none to set. */
export function currencyOf(
  { props }: BulkField['element'],
  fields: readonly BulkField[],
): BulkField | null | undefined {
  const { currencySource } = props;
  if (currencySource === undefined) return undefined;
  return fields.find(({ input }) => input.source === currencySource) ?? null;
}

/** A switch would stand on "no" before anybody has said so. */
const withoutDefault = (element: ReactElement<PieceProps>): ReactElement<PieceProps> =>
  element.type === BooleanInput
    ? cloneElement<PieceProps & Partial<BooleanInputProps>>(element, { nullable: true })
    : element;
