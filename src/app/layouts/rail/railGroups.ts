import AccessIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import { accounts, rail } from '#overrides/index.ts';
import type * as definition from '#src/screens/RailDefinition.ts';
import type { AppWord } from '#src/app/words/frameMessages.ts';

export type RailItem = definition.RailItem<AppWord>;
export type RailGroup = definition.RailGroup<AppWord>;

const access: RailItem = { to: '/access', label: 'access.title', icon: AccessIcon };

/** The rail: the named groups, then one with every other list there is. */
export function railGroups(listed: readonly string[]): readonly RailGroup[] {
  const named = rail.groups.map((group) => ({
    ...group,
    items: group.items.filter(({ resource }) => !resource || listed.includes(resource)),
  }));
  const placed = new Set([
    ...rail.elsewhere,
    ...rail.groups.flatMap(({ items }) => items.map(({ resource }) => resource)),
  ]);
  const rest = listed
    .filter((resource) => !placed.has(resource))
    .sort((a, b) => Number(b === rail.first) - Number(a === rail.first));
  const others: RailGroup = {
    ...rail.rest,
    items: [
      ...rest.map((resource) => ({
        to: `/${resource}`,
        resource,
        icon: rail.icons[resource] ?? CategoryIcon,
      })),
      ...(accounts ? [access] : []),
    ],
  };
  return [...named, others].filter(({ items }) => items.length > 0);
}
