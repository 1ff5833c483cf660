import { Box, FormHelperText } from '@mui/material';
import { ChoiceField } from '#src/ui/ChoiceField.tsx';
import type { TestNode } from '../model/FilterModel.ts';
import type { FilterProperty } from '../model/FilterProperty.ts';
import type { FilterScope } from '../model/FilterScope.ts';
import { keptValue } from '../model/keptValue.ts';
import { isComplete } from '../model/operators.ts';
import { usePropertyWords } from '../usePropertyWords.ts';
import { OperatorSelect } from './OperatorSelect.tsx';
import { rowSx } from './rowSx.ts';
import { TestValue } from './TestValue.tsx';
import { useFilterWording } from '../useFilterWording.ts';

interface TestFieldsProps {
  readonly node: TestNode;
  readonly scope: FilterScope;
  readonly properties: readonly FilterProperty[];
  /** It was to be applied. */
  readonly isTried: boolean;
  readonly onChange: (node: TestNode) => void;
}

/** A property, how it is compared, and with what. */
export const TestFields = ({ node, scope, properties, isTried, onChange }: TestFieldsProps) => {
  const say = useFilterWording();
  const { propertyLabel, operatorWord } = usePropertyWords();
  const property = scope.propertyOf(node.property);
  const choose = (name: string) => {
    const operators = scope.propertyOf(name)?.operators ?? [];
    const operator = operators.includes(node.operator) ? node.operator : (operators[0] ?? node.operator);
    onChange({ ...node, property: name, operator, value: null });
  };
  return (
    <Box sx={rowSx}>
      <ChoiceField
        margin="none"
        aria-label={say('conditions.column')}
        value={node.property}
        options={[...(property === undefined ? [node.property] : []), ...properties.map(({ name }) => name)]}
        wordOf={(name) => {
          const one = properties.find((each) => each.name === name);
          return one === undefined ? name : propertyLabel(one);
        }}
        onChoose={choose}
      />
      <OperatorSelect
        operators={property?.operators ?? []}
        value={node.operator}
        word={(operator) => operatorWord(operator, property)}
        onChange={(operator) => onChange({ ...node, operator, value: keptValue(node, operator) })}
      />
      <TestValue
        key={node.property}
        property={property}
        operator={node.operator}
        value={node.value}
        viewer={scope.conditions?.viewer}
        onChange={(value) => onChange({ ...node, value })}
      />
      {isTried && !isComplete(node) && (
        <FormHelperText error role="alert" sx={{ gridColumn: '1 / -1', m: 0 }}>
          {say('conditions.unfinished')}
        </FormHelperText>
      )}
    </Box>
  );
};
