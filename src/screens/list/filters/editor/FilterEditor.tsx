import TuneIcon from '@mui/icons-material/Tune';
import { Box, Button, Drawer, Popover } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useNarrow } from '#src/fields/rows/useNarrow.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import type { EditorState } from '../useFilterEditor.ts';
import { hasOf, testOf, type FilterNode, type TestNode } from '../model/FilterModel.ts';
import type { FilterProperty } from '../model/FilterProperty.ts';
import type { FilterSources } from '../model/filterProperties.ts';
import { takesValue } from '../model/operators.ts';
import { useFilterNodes } from '../useFilterNodes.ts';
import { usePropertyWords } from '../usePropertyWords.ts';
import { AdvancedForm } from './AdvancedForm.tsx';
import { PickList } from './PickList.tsx';
import { TestForm } from './TestForm.tsx';
import { ValueList } from './ValueList.tsx';
import { useFilterWording } from '../useFilterWording.ts';
import type { FilterScope } from '../model/FilterScope.ts';

export interface FilterEditorProps {
  readonly sources: FilterSources;
  /** Keys that are set elsewhere. */
  readonly except: readonly string[];
  readonly state: EditorState;
  readonly onClose: () => void;
}

/** What is being done: a property is chosen, then how it is compared, then with what; or all filters are edited at once. */
type Step =
  | { readonly at: 'property' }
  | { readonly at: 'operator'; readonly property: FilterProperty }
  | { readonly at: 'value'; readonly test: TestNode }
  | { readonly at: 'advanced'; readonly added: readonly FilterNode[] };

const firstStep = (node: FilterNode | undefined): Step => {
  if (node === undefined) return { at: 'property' };
  return node.kind === 'test' ? { at: 'value', test: node } : { at: 'advanced', added: [] };
};

/** Sets a filter by property, operator and value, each by its first letters and Enter. */
export const FilterEditor = ({ sources, except, state, onClose }: FilterEditorProps) => {
  const say = useWording();
  const words = useFilterWording();
  const { propertyLabel, relationLabel, operatorWord } = usePropertyWords();
  const { nodes, scope, set } = useFilterNodes(sources, except);
  const edited = state.index === undefined ? undefined : nodes[state.index];
  const [step, setStep] = useState(() => firstStep(edited));
  const put = (test: TestNode) => {
    set(edited === undefined ? [...nodes, test] : nodes.map((node) => (node === edited ? test : node)));
    onClose();
  };
  const compare = (property: FilterProperty, operator: string) => {
    const test = testOf(property.name, operator, null);
    if (takesValue(operator)) setStep({ at: 'value', test });
    else put(test);
  };
  const choose = (name: string) => {
    const property = scope.propertyOf(name);
    if (property === undefined) return setStep({ at: 'advanced', added: [hasOf(name)] });
    const [only, ...others] = property.operators;
    if (only !== undefined && others.length === 0) return compare(property, only);
    return setStep({ at: 'operator', property });
  };
  const content = (): ReactNode => {
    switch (step.at) {
      case 'property':
        return (
          <>
            <PickList
              label={say('list.add_filter')}
              options={[
                ...scope.properties.map((property) => ({
                  id: property.name,
                  label: propertyLabel(property),
                  also: Object.values(property.keys).map(({ key }) => key),
                })),
                ...(scope.conditions?.relations ?? []).map(({ value }) => ({
                  id: value,
                  label: words('conditions.has_any', { name: relationLabel(value) }),
                  also: [relationLabel(value)],
                })),
              ]}
              onPick={choose}
            />
            <Box sx={{ borderTop: 1, borderColor: 'divider', p: 0.5 }}>
              <Button
                size="small"
                color="inherit"
                fullWidth
                startIcon={<TuneIcon />}
                sx={{ justifyContent: 'flex-start', px: 1.5 }}
                onClick={() => setStep({ at: 'advanced', added: [] })}
              >
                {words('conditions.title')}
              </Button>
            </Box>
          </>
        );
      case 'operator':
        return (
          <PickList
            key="operator"
            label={propertyLabel(step.property)}
            options={step.property.operators.map((id) => ({ id, label: operatorWord(id, step.property) }))}
            onPick={(operator) => compare(step.property, operator)}
            onBack={() => setStep({ at: 'property' })}
          />
        );
      case 'value':
        return edited === undefined && hasFewValues(step.test, scope) ? (
          <ValueList
            test={step.test}
            scope={scope}
            onPick={(value) => put({ ...step.test, value })}
            onBack={() => choose(step.test.property)}
          />
        ) : (
          <TestForm test={step.test} scope={scope} onApply={put} onCancel={onClose} />
        );
      case 'advanced':
        return (
          <AdvancedForm
            nodes={[...nodes, ...step.added]}
            scope={scope}
            onCancel={onClose}
            onApply={(next) => {
              set(next);
              onClose();
            }}
          />
        );
    }
  };
  return (
    <EditorFrame state={state} label={say('list.filters')} onClose={onClose}>
      {content()}
    </EditorFrame>
  );
};

interface EditorFrameProps {
  readonly state: EditorState;
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Beside what opened it; on a telephone a sheet. */
const EditorFrame = ({ state, label, onClose, children }: EditorFrameProps) => {
  const narrow = useNarrow();
  const dialog = { role: 'dialog', 'aria-label': label, 'aria-modal': true } as const;
  if (narrow)
    return (
      <Drawer
        open={state.open}
        anchor="bottom"
        onClose={onClose}
        slotProps={{ paper: { ...dialog, sx: { maxHeight: '85dvh', borderRadius: '12px 12px 0 0' } } }}
      >
        {children}
      </Drawer>
    );
  return (
    <Popover
      open={state.open}
      anchorEl={state.anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: { ...dialog, sx: { mt: 0.5, minWidth: 280, maxWidth: 'calc(100vw - 32px)' } },
      }}
    >
      {children}
    </Popover>
  );
};

/** A period, or yes and no: one of a short list, which is then all that has to be said. */
const hasFewValues = ({ property, operator }: TestNode, scope: FilterScope): boolean =>
  operator === 'WITHIN' || scope.propertyOf(property)?.kind === 'boolean';
