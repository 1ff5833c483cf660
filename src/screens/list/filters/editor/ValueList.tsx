import { relativeRanges } from '#schema/relativeDays.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import type { TestNode } from '../model/FilterModel.ts';
import type { FilterScope } from '../model/FilterScope.ts';
import { usePropertyWords } from '../usePropertyWords.ts';
import { PickList } from './PickList.tsx';

interface ValueListProps {
  readonly test: TestNode;
  readonly scope: FilterScope;
  readonly onPick: (value: unknown) => void;
  readonly onBack: () => void;
}

/** The value of a new filter, where there are few: chosen as its property was, it is set at once. */
export const ValueList = ({ test, scope, onPick, onBack }: ValueListProps) => {
  const say = useWording();
  const { testLabel, rangeWord } = usePropertyWords();
  const isRange = test.operator === 'WITHIN';
  const options = isRange
    ? relativeRanges.map((name) => ({ id: `@${name}`, label: rangeWord(`@${name}`) }))
    : [
        { id: 'true', label: say('value.yes') },
        { id: 'false', label: say('value.no') },
      ];
  return (
    <PickList
      key="value"
      label={testLabel(test, scope)}
      options={options}
      onPick={(id) => onPick(isRange ? id : id === 'true')}
      onBack={onBack}
    />
  );
};
