/** What people say of a text, by the comparison and the wildcards that say it to the contract. */
const said = {
  CONTAINS: { operator: 'LIKE', before: '%' },
  STARTS_WITH: { operator: 'LIKE', before: '' },
  NOT_CONTAINS: { operator: 'NOT_LIKE', before: '%' },
} as const;

interface Comparison {
  readonly operator: string;
  readonly value: unknown;
}

const escape = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
const unescape = (text: string): string => text.replace(/\\([\\%_])/g, '$1');
/** Without a wildcard that means one. */
const isPlain = (pattern: string): boolean => /^(?:[^\\%_]|\\[\\%_])+$/.test(pattern);

const isTextOperator = (operator: string): operator is keyof typeof said => operator in said;

/** "Contains 50 %" as the contract takes it: like %50 \%%. */
export function toPattern({ operator, value }: Comparison): Comparison {
  if (!isTextOperator(operator) || typeof value !== 'string') return { operator, value };
  const { operator: like, before } = said[operator];
  return { operator: like, value: `${before}${escape(value)}%` };
}

/** A pattern in the words of people; one that says more than these can stays a pattern. */
export function fromPattern({ operator, value }: Comparison): Comparison {
  if (typeof value !== 'string') return { operator, value };
  for (const [name, { operator: like, before }] of Object.entries(said)) {
    if (operator !== like || !value.startsWith(before) || !value.endsWith('%')) continue;
    const pattern = value.slice(before.length, -1);
    if (isPlain(pattern)) return { operator: name, value: unescape(pattern) };
  }
  return { operator, value };
}
