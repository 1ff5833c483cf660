import { Alert } from '@mui/material';
import { useJourneyLabels } from '#overrides/bookings/wizard/steps/useJourneyLabels.ts';
import { useWizardWords } from '#overrides/bookings/words/useWizardWords.ts';

/** What is still missing of the details that the event asks for (G1). */
export const Missing = ({ names }: { readonly names: readonly string[] }) => {
  const words = useWizardWords();
  const labelOf = useJourneyLabels();
  if (names.length === 0) return null;
  return <Alert severity="info">{words('details.missing', { names: names.map(labelOf).join(', ') })}</Alert>;
};
