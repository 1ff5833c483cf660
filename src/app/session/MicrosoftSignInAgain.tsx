import { MicrosoftButton } from '../pages/sso/MicrosoftButton.tsx';
import { useSsoWords } from '../pages/sso/ssoMessages.ts';
import { useSignOnWindow } from './useSignOnWindow.ts';

/** The way to the identity provider from a page that must not be left. */
export const MicrosoftSignInAgain = () => {
  const words = useSsoWords();
  const { isOpen, failure, begin } = useSignOnWindow();
  return (
    <MicrosoftButton
      failure={failure}
      hint={isOpen ? words('sso.window') : undefined}
      busy={false}
      onPress={() => void begin()}
    />
  );
};
