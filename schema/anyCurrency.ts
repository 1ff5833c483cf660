import { unusualExponents } from './currencyExponent.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * An amount in the currency of each row, as a filter keeps it: "@1250 FMV_CURRENCY" is 12.50 in euros and in whichever
 * currency that column names, in hundredths of its unit.
 */
export const amountWord = (hundredths: number, currencyColumn: string): string =>
  `@${hundredths} ${currencyColumn}`;

const word = /^@(-?\d+) (\S+)$/;

interface Amount {
  readonly hundredths: number;
  readonly currencyColumn: string;
}

export function readAmountWord(value: unknown): Amount | undefined {
  const [, hundredths = '', currencyColumn] = (typeof value === 'string' && word.exec(value)) || [];
  return currencyColumn === undefined ? undefined : { hundredths: Number(hundredths), currencyColumn };
}

/** A condition on such amounts as the contract takes it: by the minor units of each row's currency (H7). */
export function inEachCurrency(filter: Values): Values {
  const { column, operator, value, ...others } = filter;
  const amounts = [value].flat().map(readAmountWord);
  const known = amounts.filter((amount) => amount !== undefined);
  const [first] = known;
  if (first === undefined || known.length < amounts.length) return filter;
  const { currencyColumn } = first;
  const compared = (exponent: number): Values => {
    // Multiplied and divided by whole numbers: no digit is lost on the way.
    const minor = known.map(({ hundredths }) =>
      exponent < 2 ? hundredths / 10 ** (2 - exponent) : hundredths * 10 ** (exponent - 2),
    );
    return {
      column,
      ...(operator !== undefined && { operator }),
      value: Array.isArray(value) ? minor : minor[0],
    };
  };
  const usual = {
    column: currencyColumn,
    operator: 'NOT_IN',
    value: unusualExponents.flatMap(([, currencies]) => currencies),
  };
  const unusual = unusualExponents.map(([exponent, currencies]) => ({
    AND: [{ column: currencyColumn, operator: 'IN', value: currencies }, compared(exponent)],
  }));
  const all: readonly unknown[] = Array.isArray(others.AND) ? others.AND : [];
  return { ...others, AND: [...all, { OR: [{ AND: [usual, compared(2)] }, ...unusual] }] };
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const membersOf = (value: unknown): readonly Values[] => (Array.isArray(value) ? value.filter(isValues) : []);

/** The condition that was sent as one for each kind of currency: exports are told of as they were asked. */
export function fromEachCurrency(any: readonly unknown[]): Values | undefined {
  const parts = membersOf(any).map(({ AND }) => membersOf(AND));
  const [usual, compared] = parts[0] ?? [];
  if (usual?.operator !== 'NOT_IN' || compared === undefined || parts.length !== unusualExponents.length + 1)
    return undefined;
  const isSame = ([one, other, ...more]: readonly Values[]) =>
    one?.column === usual.column && other?.column === compared.column && more.length === 0;
  if (!parts.every(isSame)) return undefined;
  const worded = (value: unknown) => amountWord(Number(value), String(usual.column));
  const { value } = compared;
  return { ...compared, value: Array.isArray(value) ? value.map(worded) : worded(value) };
}
