import LogoutIcon from '@mui/icons-material/Logout';
import { Box, Button, Chip } from '@mui/material';
import { useSignOut } from '#src/app/navigation/useSignOut.ts';
import { useAccountWords } from '#src/app/words/useAccountWords.ts';
import { AccountSection } from './AccountSection.tsx';
import { usePerson } from '#src/app/Sessions.tsx';
import { DeviceList } from './DeviceList.tsx';
import { DisplaySettings } from './DisplaySettings.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { SecondFactorSection } from './SecondFactorSection.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { useFreshPerson } from './useFreshPerson.ts';
import { useGetMany, useTranslate } from 'react-admin';
import { humanise } from '#src/fields/wording/humanise.ts';
import { AddressText } from '#src/ui/AddressText.tsx';
import { Fact } from '#src/ui/Panel.tsx';
import { PageHead } from '#src/ui/page/PageHead.tsx';
import { tone } from '#src/ui/palettes.ts';
import { appResources } from '#src/app/resourceRoutes.tsx';

const Chips = ({ labels }: { readonly labels: readonly string[] }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
    {labels.map((label) => (
      <Chip
        key={label}
        size="small"
        label={label}
        sx={(theme) => {
          const { background, text, border } = tone(theme, 'night');
          return { backgroundColor: background, color: text, border: `1px solid ${border}` };
        }}
      />
    ))}
  </Box>
);

function useCountryNames(ids: readonly string[]): readonly string[] {
  const known = 'countries' in appResources && ids.length > 0;
  const { data } = useGetMany<{ readonly id: string; readonly name: string }>(
    'countries',
    { ids: [...ids] },
    { enabled: known },
  );
  return (data ?? []).flatMap((country) => (country ? [country.name] : []));
}

const ProfileFacts = () => {
  const words = useAccountWords();
  const translate = useTranslate();
  const session = usePerson();
  const countries = useCountryNames(session?.countries ?? []);
  if (!session) return null;
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
    >
      <Fact name={words('account.username')}>{session.username}</Fact>
      <Fact name={words('account.email')}>
        <AddressText text={session.email} />
      </Fact>
      <Fact name={words('account.roles')}>
        <Chips labels={session.roles.map((role) => translate(`enums.Role.${role}`, { _: humanise(role) }))} />
      </Fact>
      <Fact name={words('account.countries')}>
        {session.countries.length === 0 ? words('account.no_countries') : <Chips labels={countries} />}
      </Fact>
    </Box>
  );
};

/** One's own page: who one is here, and how it looks. */
export const AccountPage = () => {
  const words = useAccountWords();
  const signOut = useSignOut();
  const session = usePerson();
  useFreshPerson();
  return (
    <Box sx={{ maxWidth: 920, display: 'grid', gap: 2.5 }}>
      <PageHead title={words('account.title')} />
      <AccountSection title={words('account.profile')} help={words('account.profile_help')}>
        {session && <ProfileForm key={session.id} session={session} />}
        <ProfileFacts />
      </AccountSection>
      <AccountSection title={words('account.display')} help={words('account.display_help')}>
        <DisplaySettings />
      </AccountSection>
      {session && <PasswordSection username={session.username} />}
      {session && <SecondFactorSection username={session.username} />}
      <AccountSection title={words('account.devices')} help={words('account.devices_help')}>
        <DeviceList />
      </AccountSection>
      <AccountSection title={words('account.session')} help={words('account.session_help')}>
        <Button variant="outlined" startIcon={<LogoutIcon />} onClick={signOut} sx={{ justifySelf: 'start' }}>
          {words('account.signOut')}
        </Button>
      </AccountSection>
    </Box>
  );
};
