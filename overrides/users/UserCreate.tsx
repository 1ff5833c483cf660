import { UserCreate as Generated, type UserInputSource, type UserSource } from '#resources/users/index.ts';
import { Replace, type Replacements } from '#src/screens/Replace.tsx';
import { PasswordInputs } from './PasswordInputs.tsx';
import { newPassword } from './passwordSchema.ts';
import { RolesInput } from './RolesInput.tsx';
import { useUserWords } from './userWords.ts';

const inputs: Replacements<UserSource, UserInputSource>['inputs'] = {
  roles: <RolesInput />,
  password: <PasswordInputs isNew />,
};

/** A new user, with a password that they can sign in with. */
export const UserCreate = () => {
  const words = useUserWords();
  const schema: Replacements['schema'] = (generated) => generated.shape(newPassword(words));
  return (
    <Replace<UserSource, UserInputSource> inputs={inputs} schema={schema}>
      <Generated />
    </Replace>
  );
};
