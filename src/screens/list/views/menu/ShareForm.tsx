import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Skeleton } from '@mui/material';
import { useState } from 'react';
import type { Role } from '#src/generated/schema.ts';
import { ChoiceField } from '#src/ui/ChoiceField.tsx';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import type { Audience, KeptView } from '../KeptView.ts';
import { useSharing } from '../keeping/useSharing.ts';
import { useRoleWord } from '../useViewSource.ts';
import { useViewWords } from '../viewWords.ts';
import { ViewForm } from './ViewForm.tsx';

interface ShareFormProps {
  readonly view: KeptView;
  readonly onSave: (audience: Audience, role: Role | null) => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks who has a view: oneself, a role, or everyone, as far as the viewer may say so. */
export const ShareForm = (props: ShareFormProps) => {
  const words = useViewWords();
  const { data: sharing, error, refetch } = useSharing(true);
  if (sharing !== undefined) return <AudienceForm {...props} sharing={sharing} />;
  if (error === null) return <Skeleton variant="rounded" height={220} />;
  return <FailurePanel title={words('view.sharing_unread')} error={error} onRetry={() => void refetch()} />;
};

interface AudienceFormProps extends ShareFormProps {
  readonly sharing: NonNullable<ReturnType<typeof useSharing>['data']>;
}

const AudienceForm = ({ view, sharing, onSave, onCancel }: AudienceFormProps) => {
  const words = useViewWords();
  const roleWord = useRoleWord();
  const [audience, setAudience] = useState(view.audience);
  const [role, setRole] = useState(
    sharing.roles.find((each) => each === view.role) ?? sharing.roles[0] ?? null,
  );
  const offered: readonly Audience[] = [
    'OWN',
    ...(sharing.roles.length > 0 ? (['ROLE'] as const) : []),
    ...(sharing.everyone ? (['EVERYONE'] as const) : []),
  ];
  return (
    <ViewForm
      text={words('view.share_text')}
      canSave
      onSave={async () => onSave(audience, audience === 'ROLE' ? role : null)}
      onCancel={onCancel}
    >
      <FormControl>
        <FormLabel id="view-audience">{words('view.audience')}</FormLabel>
        <RadioGroup
          aria-labelledby="view-audience"
          value={audience}
          onChange={(_event, value) => setAudience(offered.find((each) => each === value) ?? 'OWN')}
        >
          {offered.map((each) => (
            <FormControlLabel
              key={each}
              value={each}
              control={<Radio size="small" autoFocus={each === view.audience} />}
              label={words(`view.audience_${each}`)}
            />
          ))}
        </RadioGroup>
      </FormControl>
      {audience === 'ROLE' && (
        <ChoiceField
          label={words('view.role')}
          value={role ?? ''}
          options={sharing.roles}
          wordOf={roleWord}
          onChoose={setRole}
        />
      )}
    </ViewForm>
  );
};
