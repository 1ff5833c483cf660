import { countryCodes } from '#schema/countryCodes.ts';
import type { InputMeta, InputPieces } from '#src/data/ResourceMeta.ts';
import { CountryCodeInput } from '#src/fields/countryCode/CountryCodeInput.tsx';
import { EnumInput } from '#src/fields/enum/EnumInput.tsx';
import type { ImportFieldInput } from '#src/generated/schema.ts';

interface PieceProps {
  readonly source: string;
  readonly name?: string;
  readonly values?: readonly string[];
  readonly reference?: string;
}

interface Told {
  readonly pieces: InputPieces;
  readonly labelOf: (source: string) => string;
  /** The label of a field of another resource. */
  readonly wordOf: (resource: string | undefined, name: string) => string;
  readonly enumLabel: (name: string, value: string) => string;
  readonly countryName: (code: string) => string;
}

/**
 * What the inputs of forms are called, by the names that the contract gives them, those of an object inside by their
 * path; and the words that the screens show for values, which a file may hold as well.
 */
export function importFields(inputs: readonly InputMeta[], told: Told): readonly ImportFieldInput[] {
  const elements = Object.values(told.pieces);
  const fields = inputs.flatMap((input): readonly ImportFieldInput[] => {
    const { name, source, kind } = input;
    const piece = elements.find((each) => [source, `${source}.id`].includes(each.props.source));
    const label = told.labelOf(source);
    if (kind === 'connect')
      return [
        { field: `${name}.connect`, label },
        ...inside(input, `${name}.create`, label, propsOf(piece)?.reference, told),
      ];
    if (kind === 'object') return inside(input, name, label, undefined, told);
    if (kind === 'ids' && input.sync === true) return [{ field: `${name}.sync`, label }];
    const words = wordsOf(piece, told);
    return [{ field: name, label, ...(words && { words: JSON.stringify(words) }) }];
  });
  return [...new Map(fields.map((field) => [field.field, field])).values()];
}

const inside = (
  { inputs = [] }: InputMeta,
  path: string,
  label: string,
  resource: string | undefined,
  { wordOf }: Told,
): readonly ImportFieldInput[] =>
  inputs.map(({ name }) => ({ field: `${path}.${name}`, label: `${label} › ${wordOf(resource, name)}` }));

type Piece = InputPieces[string] | undefined;

const propsOf = (piece: Piece): PieceProps | undefined => piece?.props;

function wordsOf(piece: Piece, { enumLabel, countryName }: Told): Readonly<Record<string, string>> | null {
  if (piece?.type === CountryCodeInput)
    return Object.fromEntries(countryCodes.map((code) => [code, countryName(code)]));
  if (piece?.type !== EnumInput) return null;
  const { name = '', values = [] } = propsOf(piece) ?? {};
  return Object.fromEntries(values.map((value) => [value, enumLabel(name, value)]));
}
