import { Radio, FormControlLabel } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CenterSource } from '#resources/centers/index.ts';

const leadSource = 'leadTrainer' satisfies CenterSource;

/** Makes a trainer of the list the one who leads: another cannot be chosen, so the rule (A3) needs no message. */
export const LeadToggle = ({ trainerId }: { readonly trainerId: string | undefined }) => {
  const { setValue } = useFormContext();
  const lead: unknown = useWatch({ name: `${leadSource}.id` });
  const isLead = trainerId !== undefined && lead === trainerId;
  return (
    <FormControlLabel
      sx={{ mr: 0, flexShrink: 0 }}
      control={
        <Radio
          size="small"
          checked={isLead}
          disabled={trainerId === undefined}
          onChange={() => setValue(`${leadSource}.id`, trainerId, { shouldDirty: true })}
        />
      }
      label="Leads"
    />
  );
};
