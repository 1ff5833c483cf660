import { useSharing } from '../keeping/useSharing.ts';
import { useToldWriting } from '../keeping/useViewWriting.ts';
import type { KeptView } from '../KeptView.ts';
import { useRoleWord } from '../useViewSource.ts';
import { useViewWords } from '../viewWords.ts';
import type { ViewAction } from './ViewAction.ts';

/** Which roles' lists open with a view: of those who have it, as far as the viewer may say so. */
export function useRoleActions(view: KeptView | undefined): readonly ViewAction[] {
  const words = useViewWords();
  const roleWord = useRoleWord();
  const write = useToldWriting();
  const { data: sharing } = useSharing(view !== undefined && view.audience !== 'OWN');
  if (view === undefined || sharing === undefined || view.audience === 'OWN') return [];
  return sharing.roles
    .filter((role) => view.audience === 'EVERYONE' || role === view.role)
    .map((role) => {
      const isFirst = view.defaultRoles.includes(role);
      return {
        name: `open_for_${role}`,
        label: words(isFirst ? 'view.open_for_not' : 'view.open_for', { role: roleWord(role) }),
        act: () => write(async (writer) => writer.openWith(isFirst ? undefined : view.id, role)),
      };
    });
}
