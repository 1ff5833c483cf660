import { UserEdit as Generated, type UserInputSource, type UserSource } from '#resources/users/index.ts';
import { Replace, type Replacements } from '#src/screens/Replace.tsx';
import { PasswordInputs } from './PasswordInputs.tsx';
import { changedPassword } from './passwordSchema.ts';
import { RolesInput } from './RolesInput.tsx';
import { useUserWords } from './userWords.ts';

const inputs: Replacements<UserSource, UserInputSource>['inputs'] = {
  roles: <RolesInput />,
  password: <PasswordInputs isNew={false} />,
};

/** A user: roles with what they allow, the password only if it shall change. */
export const UserEdit = () => {
  const words = useUserWords();
  const schema: Replacements['schema'] = (generated) => generated.shape(changedPassword(words));
  return (
    <Replace<UserSource, UserInputSource> inputs={inputs} schema={schema}>
      <Generated />
    </Replace>
  );
};
