import { Box, Checkbox, FormControlLabel, FormHelperText } from '@mui/material';
import { InputHelperText, useInput, useRecordContext, useTranslate } from 'react-admin';
import { roleValues } from '#resources/enums.ts';
import type { UserRecord, UserSource } from '#resources/users/index.ts';
import { permissionFor } from '#src/data/access/Permission.ts';
import { enumLabel } from '#src/fields/enum/enumLabel.ts';
import { GroupHead } from '#src/fields/input/GroupHead.tsx';
import { wideInput } from '#src/fields/input/inputWidth.ts';
import { useUserWords } from './userWords.ts';

const source = 'roles' satisfies UserSource;

/** All roles at once, each with what it allows: who grants one should not have to look it up. */
export const RolesInput = () => {
  const translate = useTranslate();
  const words = useUserWords();
  const { field, fieldState } = useInput<unknown>({
    source,
    format: (value) => value,
    parse: (value: unknown) => value,
  });
  // Beforehand, what the server would refuse: the last administrator's role, and one's own.
  const kept = useRecordContext<UserRecord>();
  const demote = permissionFor(kept?.can, 'remove_administrator');
  const whyNot = (role: string) =>
    role === 'administrator' && kept?.roles.includes('administrator') === true && demote?.allowed === false
      ? demote.why
      : null;
  const chosen = Array.isArray(field.value) ? field.value.map(String) : [];
  const toggle = (role: string, on: boolean) =>
    field.onChange(roleValues.filter((one) => (one === role ? on : chosen.includes(one))));
  return (
    <Box component="fieldset" className={wideInput} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <GroupHead source={source} />
      <Box sx={{ display: 'grid', columnGap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        {roleValues.map((role, index) => (
          <FormControlLabel
            key={role}
            sx={{
              alignItems: 'flex-start',
              mr: 0,
              py: { sm: 0.5 },
              // Its name beside the control, which is as high as a thumb on a telephone.
              '& .MuiFormControlLabel-label': { pt: { xs: 1.25, sm: 0 } },
            }}
            control={
              <Checkbox
                size="small"
                sx={{ py: '2px' }}
                name={field.name}
                slotProps={{ input: { ref: index === 0 ? field.ref : undefined } }}
                checked={chosen.includes(role)}
                disabled={whyNot(role) !== null}
                onChange={(_event, on) => toggle(role, on)}
                onBlur={() => field.onBlur()}
              />
            }
            label={
              <span>
                <Box component="span" sx={{ display: 'block', fontWeight: 500 }}>
                  {enumLabel(translate, 'Role', role)}
                </Box>
                <Box component="span" sx={{ color: 'text.secondary', fontSize: 12 }}>
                  {/* What it allows, in a line (docs/access.md); a role without one does not compile. */}
                  {words(`role.${role}`)}
                </Box>
                {whyNot(role) !== null && (
                  <Box component="span" sx={{ display: 'block', color: 'text.primary', fontSize: 12 }}>
                    {whyNot(role)}
                  </Box>
                )}
              </span>
            }
          />
        ))}
      </Box>
      {fieldState.invalid && (
        <FormHelperText error>
          <InputHelperText error={fieldState.error?.message} />
        </FormHelperText>
      )}
    </Box>
  );
};
