import { isRecord } from '#server/db/isRecord.ts';
import { textOf } from './formatValue.ts';
import { contextOfType, identityOf, type MergeWorld, type Values } from './MergeWorld.ts';
import { dayFieldOf, type Leaf, type Place, resolvePath } from './resolvePath.ts';

/** The record that a value is taken from, as own values name it: 'PARTICIPANT:12', and the rest of the path. */
export interface Holder {
  readonly kind: string;
  readonly id: string;
  readonly field: string;
}

/** What paths mean at a place of a template: the records, and of each list that is being repeated the member at hand. */
export class MergeScope {
  constructor(
    private readonly world: MergeWorld,
    private readonly records: Readonly<Record<string, Values | null | undefined>>,
    private readonly members: ReadonlyMap<string, Values> = new Map(),
  ) {}

  /** As the query answered it; undefined where there is nothing. */
  value(path: string): unknown {
    let value: unknown;
    for (const prefix of prefixesOf(path)) value = this.step(prefix, value);
    return value;
  }

  /** The last record on the way to a value. */
  holder(leaf: Leaf): Holder | null {
    for (let place: Place | null = leaf.at; place !== null; place = place.parent) {
      const context = contextOfType(this.world, place.type.name);
      const record = context && this.value(place.path);
      if (!context || !isRecord(record)) continue;
      const id = identityOf(context)
        .map((name) => String(record[name]))
        .join('-');
      return { kind: context.kind, id, field: leaf.path.slice(place.path.length + 1) };
    }
    return null;
  }

  /** A scope for each member of a list; lists that it stands in and that nothing repeats are gone through as well. */
  rows(list: string, day: number | null = null): readonly MergeScope[] {
    const place = resolvePath(this.world, list);
    if (!place || !('words' in place)) return [];
    const open = place.lists.filter((each) => !this.members.has(each) || each === list);
    const all = open.reduce<readonly MergeScope[]>(
      (scopes, each) => scopes.flatMap((scope) => scope.through(each)),
      [this],
    );
    return day === null ? all : onDay(all, place, day);
  }

  private through(list: string): readonly MergeScope[] {
    const members = this.withoutMember(list).value(list);
    if (!Array.isArray(members)) return [];
    return members
      .filter(isRecord)
      .map((member) => new MergeScope(this.world, this.records, new Map([...this.members, [list, member]])));
  }

  private withoutMember(list: string): MergeScope {
    const others = [...this.members].filter(([path]) => path !== list);
    return new MergeScope(this.world, this.records, new Map(others));
  }

  private step(prefix: string, before: unknown): unknown {
    const member = this.members.get(prefix);
    if (member) return member;
    const dot = prefix.lastIndexOf('.');
    if (dot < 0) return this.records[prefix];
    return isRecord(before) ? before[prefix.slice(dot + 1)] : undefined;
  }
}

/** 'a.b.c' as 'a', 'a.b', 'a.b.c'. */
function prefixesOf(path: string): readonly string[] {
  const names = path.split('.');
  return names.map((_name, index) => names.slice(0, index + 1).join('.'));
}

/** Members of the nth day that the list has. */
function onDay(scopes: readonly MergeScope[], place: Place, day: number): readonly MergeScope[] {
  const field = dayFieldOf(place);
  if (field === undefined) return scopes;
  const dayOf = (scope: MergeScope) => textOf(scope.value(field)).slice(0, 10);
  const days = [...new Set(scopes.map(dayOf))].filter((each) => each !== '').sort();
  return scopes.filter((scope) => dayOf(scope) === days[day - 1]);
}
