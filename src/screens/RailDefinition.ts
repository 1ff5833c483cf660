import type SvgIcon from '@mui/material/SvgIcon';

export interface RailItem<Word extends string = string, List extends string = string> {
  readonly to: string;
  /** Left out: the name of the list. */
  readonly label?: Word;
  readonly icon: typeof SvgIcon;
  /** Shown to those who may list it. */
  readonly resource?: List;
}

export interface RailGroup<Word extends string = string, List extends string = string> {
  readonly name: string;
  readonly label: Word;
  readonly items: readonly RailItem<Word, List>[];
}

/** How a product places its lists in the rail. */
export interface RailDefinition<Word extends string = string, List extends string = string> {
  readonly groups: readonly RailGroup<Word, List>[];
  /** The group of every other list. */
  readonly rest: Pick<RailGroup<Word>, 'name' | 'label'>;
  /** Icons of the lists there. */
  readonly icons: { readonly [L in List]?: typeof SvgIcon };
  /** Of them, the list that comes first. */
  readonly first?: List;
  /** Lists that are reached from every page, or from a list that has its place. */
  readonly elsewhere: readonly List[];
  /** Lists that are called by the people's noun and not by the type's. */
  readonly titles: { readonly [L in List]?: Word };
}
