import { useQuery } from '@tanstack/react-query';
import { Skeleton, Typography } from '@mui/material';
import { useAsk } from '#src/data/DataClient.tsx';
import { useAccountWords } from '#src/app/words/useAccountWords.ts';
import { hasPasswordQuery } from './accountOperations.ts';
import { AccountSection } from './AccountSection.tsx';
import { PasswordForm } from './PasswordForm.tsx';

export function useHasPassword() {
  const ask = useAsk();
  return useQuery({
    queryKey: ['account', 'hasPassword'],
    queryFn: async () => (await ask(hasPasswordQuery, {})).hasPassword,
  });
}

/** A new password for whoever has one; who only signs on is told why there is nothing to change. */
export const PasswordSection = ({ username }: { readonly username: string }) => {
  const words = useAccountWords();
  const { data: hasPassword, isPending } = useHasPassword();
  const title = words('account.password');
  if (hasPassword === false)
    return (
      <AccountSection title={title}>
        <Typography>{words('account.password_none')}</Typography>
      </AccountSection>
    );
  return (
    <AccountSection title={title} help={words('account.password_help')}>
      {/* Where that could not be asked, the server says so to whoever tries. */}
      {isPending ? <Skeleton height={170} /> : <PasswordForm username={username} />}
    </AccountSection>
  );
};
