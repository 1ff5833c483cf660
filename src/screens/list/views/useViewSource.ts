import { useTranslate } from 'react-admin';
import { enumLabel } from '#src/fields/enum/enumLabel.ts';
import type { KeptView } from './KeptView.ts';
import { useViewWords } from './viewWords.ts';

/** What the contract calls the roles that views are shared with. */
const roleEnum = 'Role';

export function useRoleWord(): (role: string) => string {
  const translate = useTranslate();
  return (role) => enumLabel(translate, roleEnum, role);
}

/** Whose a view is, and whom it is for; nothing of one's own that nobody else has. */
export function useViewSource(): (view: KeptView) => string | undefined {
  const words = useViewWords();
  const roleWord = useRoleWord();
  return ({ owner, audience, role }) => {
    const whose = owner === undefined ? undefined : words('view.shared_by', { owner });
    const whom =
      audience === 'OWN'
        ? undefined
        : audience === 'EVERYONE'
          ? words('view.for_everyone')
          : words('view.for_role', { role: roleWord(role ?? '') });
    return [whose, whom].filter(Boolean).join(' · ') || undefined;
  };
}
