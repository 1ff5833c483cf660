import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useWording } from '#src/fields/wording/useWording.ts';
import { FormBox } from '#src/ui/FormBox.tsx';
import type { TestNode } from '../model/FilterModel.ts';
import type { FilterScope } from '../model/FilterScope.ts';
import { keptValue } from '../model/keptValue.ts';
import { isComplete } from '../model/operators.ts';
import { usePropertyWords } from '../usePropertyWords.ts';
import { OperatorSelect } from './OperatorSelect.tsx';
import { TestValue } from './TestValue.tsx';
import { useFilterWording } from '../useFilterWording.ts';

interface TestFormProps {
  readonly test: TestNode;
  readonly scope: FilterScope;
  readonly onApply: (test: TestNode) => void;
  readonly onCancel: () => void;
}

/** The one filter that is being set: how it compares, and with what. Enter applies it. */
export const TestForm = ({ test, scope, onApply, onCancel }: TestFormProps) => {
  const say = useWording();
  const words = useFilterWording();
  const { testLabel, operatorWord } = usePropertyWords();
  const [draft, setDraft] = useState(test);
  const property = scope.propertyOf(test.property);
  return (
    <FormBox
      onSubmit={() => isComplete(draft) && onApply(draft)}
      sx={{ p: 2, width: { xs: '100%', sm: 340 } }}
    >
      <Typography component="h2" sx={{ fontSize: 14, fontWeight: 600 }}>
        {testLabel(test, scope)}
      </Typography>
      <OperatorSelect
        operators={property?.operators ?? []}
        value={draft.operator}
        word={(operator) => operatorWord(operator, property)}
        onChange={(operator) => setDraft({ ...draft, operator, value: keptValue(draft, operator) })}
      />
      <Box ref={focusFirst}>
        <TestValue
          property={property}
          operator={draft.operator}
          value={draft.value}
          viewer={scope.conditions?.viewer}
          onChange={(value) => setDraft((before) => ({ ...before, value }))}
        />
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        <Button size="small" color="inherit" onClick={onCancel}>
          {say('form.cancel')}
        </Button>
        <Button size="small" type="submit" variant="contained" disabled={!isComplete(draft)}>
          {words('conditions.apply')}
        </Button>
      </Box>
    </FormBox>
  );
};

/** The entry that was chosen is gone with its focus: one goes on with the value. */
const focusFirst = (box: HTMLElement | null) =>
  box?.querySelector<HTMLElement>('input:not([aria-hidden]), [role="combobox"]')?.focus();
