import { Fragment, useMemo } from 'react';
import { DateInput } from '#src/fields/date/DateInput.tsx';
import { DateTimeInput } from '#src/fields/dateTime/DateTimeInput.tsx';
import { EnumInput } from '#src/fields/enum/EnumInput.tsx';
import { RelationInput } from '#src/fields/relation/RelationInput.tsx';
import { plainText } from '#src/fields/string/plainText.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import type { ConditionColumn, ConditionsDefinition } from './ConditionsDefinition.ts';
import {
  fromWhere,
  takesRange,
  takesValue,
  type ColumnNode,
  type ConditionNode,
  type GroupNode,
} from './conditionTree.ts';
import { useConditionWords } from './useConditionWords.ts';

interface ConditionSentenceProps {
  readonly where: unknown;
  readonly conditions: ConditionsDefinition;
}

/** Conditions as a sentence: "What is one of Created or Deleted and Who is Ada Byron". */
export const ConditionSentence = ({ where, conditions }: ConditionSentenceProps) => {
  const tree = useMemo(() => fromWhere(where), [where]);
  return <GroupSentence node={tree} conditions={conditions} />;
};

interface Said<Node extends ConditionNode> {
  readonly node: Node;
  readonly conditions: ConditionsDefinition;
}

const GroupSentence = ({ node, conditions }: Said<GroupNode>) => {
  const say = useWording();
  return node.nodes.map((child, index) => (
    <Fragment key={child.key}>
      {index > 0 && ` ${say(node.any ? 'conditions.joined_any' : 'conditions.joined_all')} `}
      <NodeSentence node={child} conditions={conditions} />
    </Fragment>
  ));
};

const NodeSentence = ({ node, conditions }: Said<ConditionNode>) => {
  const { relationLabel, operatorWord } = useConditionWords();
  switch (node.kind) {
    case 'group':
      return (
        <>
          (<GroupSentence node={node} conditions={conditions} />)
        </>
      );
    case 'relation':
      return `${relationLabel(node.relation)}: ${operatorWord(node.operator, true)} ${node.amount ?? 1}`;
    case 'column':
      return <ColumnSentence node={node} conditions={conditions} />;
  }
};

const ColumnSentence = ({ node, conditions }: Said<ColumnNode>) => {
  const say = useWording();
  const { columnLabel, operatorWord } = useConditionWords();
  const column = conditions.columns.find(({ value }) => value === node.column) ?? { value: node.column };
  const comparison = `${columnLabel(column)} ${operatorWord(node.operator)}`;
  if (!takesValue(node.operator)) return comparison;
  const values: readonly unknown[] =
    takesRange(node.operator) && Array.isArray(node.value) ? node.value : [node.value];
  return (
    <>
      {comparison}{' '}
      {values.map((value, index) => (
        <Fragment key={index}>
          {index > 0 && ` ${say('conditions.value_to')} `}
          <strong>
            <ValueText column={column} value={value} />
          </strong>
        </Fragment>
      ))}
    </>
  );
};

const ValueText = ({ column, value }: { readonly column: ConditionColumn; readonly value: unknown }) => {
  const say = useWording();
  const { value: source, kind, name, values, reference } = column;
  if (reference !== undefined)
    return <RelationInput.Filter.Value source={source} reference={reference} value={value} />;
  if (name !== undefined)
    return <EnumInput.Filter.Value source={source} name={name} values={values ?? []} value={value} />;
  if (kind === 'date') return <DateInput.Filter.Value source={source} value={value} />;
  if (kind === 'dateTime') return <DateTimeInput.Filter.Value source={source} value={value} />;
  if (typeof value === 'boolean') return say(value ? 'value.yes' : 'value.no');
  return [value]
    .flat()
    .map((one) => plainText(one) ?? '')
    .join(', ');
};
