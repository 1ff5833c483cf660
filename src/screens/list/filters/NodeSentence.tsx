import { Fragment, type ReactNode } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { inText } from '#src/fields/wording/inText.ts';
import type { FilterNode, GroupNode, HasNode, TestNode } from './model/FilterModel.ts';
import { ownWords } from './model/FilterProperty.ts';
import type { FilterScope } from './model/FilterScope.ts';
import { takesRange, takesValue } from './model/operators.ts';
import { PropertyValue } from './PropertyValue.tsx';
import { usePropertyWords } from './usePropertyWords.ts';
import { useFilterWording } from './useFilterWording.ts';

interface Said<Node extends FilterNode> {
  readonly node: Node;
  readonly scope: FilterScope;
}

/** A filter as a sentence: "Starts before 1 Mar 2027", "Has lines with State: New". */
export const NodeSentence = ({ node, scope }: Said<FilterNode>): ReactNode => {
  switch (node.kind) {
    case 'test':
      return <TestSentence node={node} scope={scope} />;
    case 'has':
      return <HasSentence node={node} scope={scope} />;
    case 'group':
      return <GroupSentence node={node} scope={scope} />;
  }
};

const GroupSentence = ({ node, scope }: Said<GroupNode>) => {
  const say = useFilterWording();
  return node.nodes.map((child, index) => (
    <Fragment key={child.key}>
      {index > 0 && ` ${say(node.any ? 'conditions.joined_any' : 'conditions.joined_all')} `}
      {child.kind === 'group' ? (
        <>
          (<GroupSentence node={child} scope={scope} />)
        </>
      ) : (
        <NodeSentence node={child} scope={scope} />
      )}
    </Fragment>
  ));
};

const saysNone = ['LT 1', 'EQ 0', 'LTE 0'];
const saysSome = ['GTE 1', 'GT 0', 'NEQ 0'];

const HasSentence = ({ node, scope }: Said<HasNode>) => {
  const say = useFilterWording();
  const { relationLabel, countWord } = usePropertyWords();
  const { relation, operator, group } = node;
  const amount = node.amount ?? 1;
  const name = inText(relationLabel(relation));
  const resource = scope.conditions?.relations.find(({ value }) => value === relation)?.resource;
  const compared = `${operator} ${amount}`;
  const counted = say('conditions.has_count', { comparison: countWord(operator), amount, name });
  const has = saysNone.includes(compared)
    ? say('conditions.has_none', { name })
    : saysSome.includes(compared)
      ? say('conditions.has_any', { name })
      : counted;
  if (group.nodes.length === 0) return has;
  const related = <GroupSentence node={group} scope={scope.related(relation)} />;
  // What is said of them ends where the bracket does: an "or" may follow.
  const sentence = group.nodes.length > 1 ? <>({related})</> : related;
  return (
    <>
      {has} {say('conditions.has_with')}{' '}
      {resource === undefined ? (
        sentence
      ) : (
        <ResourceContextProvider value={resource}>{sentence}</ResourceContextProvider>
      )}
    </>
  );
};

const TestSentence = ({ node, scope }: Said<TestNode>) => {
  const say = useFilterWording();
  const { testLabel, operatorWord } = usePropertyWords();
  const { operator, value } = node;
  const property = scope.propertyOf(node.property);
  const label = testLabel(node, scope);
  const comparison = `${label} ${operatorWord(operator, property)}`;
  if (!takesValue(operator)) return comparison;
  if (operator === 'EQ' && typeof value === 'boolean')
    return say(value ? 'filter.yes' : 'filter.no', { label });
  if (property !== undefined && ownWords(property) !== undefined) return [`${label} `, said(property, value)];
  // 'Seats is full' would not do: the words of a choice follow a colon.
  const isNamed = operator === 'WITHIN' || (operator === 'IN' && property?.choices !== undefined);
  if (isNamed) return [`${label}: `, said(property, value)];
  if (!takesRange(operator) || !Array.isArray(value)) return [`${comparison} `, said(property, value)];
  const [from, to] = value as readonly unknown[];
  return [
    `${comparison} `,
    said(property, from, 'from'),
    ` ${say('conditions.value_to')} `,
    said(property, to, 'to'),
  ];
};

const said = (property: ReturnType<FilterScope['propertyOf']>, value: unknown, key = 'value') => (
  <strong key={key}>
    <PropertyValue property={property} value={value} />
  </strong>
);
