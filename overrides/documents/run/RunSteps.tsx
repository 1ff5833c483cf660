import { Tab, Tabs } from '@mui/material';
import { useDocumentWords } from '../documentWords.ts';

export const steps = ['list', 'paper', 'fields'] as const;
export type Step = (typeof steps)[number];

export interface RunStepsProps {
  readonly step: Step;
  readonly onStep: (step: Step) => void;
}

/** Which part is seen, where there is room for one. */
export const RunSteps = ({ step, onStep }: RunStepsProps) => {
  const words = useDocumentWords();
  return (
    <Tabs
      value={step}
      onChange={(_event, next: Step) => onStep(next)}
      variant="fullWidth"
      sx={{ display: { sm: 'none' } }}
    >
      {steps.map((each) => (
        <Tab key={each} value={each} label={words(`step.${each}`)} />
      ))}
    </Tabs>
  );
};
