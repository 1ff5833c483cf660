import { join } from 'node:path';
import type { ScalarKind } from '#schema/ScalarKind.ts';
import type { ApiModel } from '../model/ResourceModel.ts';
import { shownFields } from '../model/shownFields.ts';

interface ReportOptions {
  /** Whether each operation without a screen is named, or only how many there are. */
  readonly isEach: boolean;
  /** The folder of what is written by hand, where there is one. */
  readonly overrides: string | undefined;
}

/** What a developer would not see of a contract by looking at the generated screens, a line each. */
export function reportLines(api: ApiModel, { isEach, overrides }: ReportOptions): readonly string[] {
  const hints =
    overrides === undefined ? 'hints.ts of the folder that OVERRIDES names' : join(overrides, 'hints.ts');
  return [
    ...leftOutLines(api, isEach),
    ...textLines(api, hints),
    ...amountLines(api, hints),
    ...api.deprecated.map((reason) => `Deprecated, and still in use: ${reason}`),
  ];
}

/** What no generated screen shows; unused operations as one line where they are not asked for. */
function leftOutLines({ leftOut, unused }: ApiModel, isEach: boolean): readonly string[] {
  const parts = leftOut.map((reason) => `Left out ${reason}.`);
  if (isEach) return [...parts, ...unused.map((reason) => `Not used ${reason}.`)];
  return unused.length === 0
    ? parts
    : [...parts, `${unused.length} operations have no generated screen: --left-out names them.`];
}

const likelyKinds: readonly (readonly [RegExp, ScalarKind])[] = [
  [/json/i, 'json'],
  [/time/i, 'dateTime'],
  [/date|day/i, 'date'],
];

const likelyKind = (scalar: string): ScalarKind =>
  likelyKinds.find(([pattern]) => pattern.test(scalar))?.[1] ?? 'float';

/** A number that is taken for text is sent as one, and refused: hints say what it is. */
const textLines = ({ takenForText }: ApiModel, hints: string): readonly string[] =>
  [...takenForText].map(([scalar, fields]) => {
    const [type = '', field = ''] = [...fields][0]?.split('.') ?? [];
    return `Taken for text: ${scalar}, of ${[...fields].join(', ')}. Where it is not, say so in ${hints}: types.${type}.kinds.${field} = '${likelyKind(scalar)}'.`;
  });

/** Nobody can tell what an amount without a currency is worth, nor where its decimal point stands. */
function amountLines({ resources }: ApiModel, hints: string): readonly string[] {
  const bare = shownFields(resources).filter(
    ({ field: { shape } }) =>
      shape.kind === 'scalar' && shape.scalar === 'money' && shape.currencySource === undefined,
  );
  const [first] = bare;
  if (first === undefined) return [];
  const amounts = [...new Set(bare.map(({ type, field }) => `${type}.${field.name}`))].join(', ');
  return [
    `Without a currency: ${amounts}. Where another field says it, name that in ${hints}: types.${first.type}.currencyOf.${first.field.name}.`,
  ];
}
