import { useEffect, useEffectEvent, useState } from 'react';
import { useEvent, useNotify, useStore } from 'react-admin';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { isValues } from '#src/data/isValues.ts';
import { defaultPerPage } from '../defaultPerPage.ts';
import { useGoneNames } from '../filters/useGoneNames.ts';
import type { ColumnChoice } from '../table/useColumnChoice.ts';
import { useKeptParams } from '../useKeptParams.ts';
import type { KeptViews } from './keeping/useKeptViews.ts';
import { keyOf } from './KeptView.ts';
import { addressIn, followedAddress, lookSearch, readLookAddress, saysParams } from './look/lookAddress.ts';
import { type KnownParts, mendLook } from './look/mendLook.ts';
import { withColumns } from './look/withColumns.ts';
import type { Look, SavedView } from './SavedView.ts';
import { openViewKey } from './keeping/storedViews.ts';
import { useViewWords } from './viewWords.ts';

interface ViewAddressOptions {
  readonly resource: string;
  readonly presets: readonly SavedView[];
  readonly kept: KeptViews;
  readonly choice: ColumnChoice;
  readonly parts: KnownParts;
}

export interface ViewAddress {
  /** Key of the view that the list was opened with. */
  readonly opened: string | undefined;
  /** The list, as it is, is that of another view from now on. */
  readonly setOpened: (key: string) => void;
  /** Shows a look, as that of a view where one is named. */
  readonly show: (look: Look, key?: string) => void;
  /** What the list opens with unless a view says otherwise: it is asked for beside the views. */
  readonly opening: SavedView | undefined;
  /** False for as long as it is not known what the list opens with. */
  readonly isReady: boolean;
  /** Nor can anything be asked for yet: the view that the address names is not there. */
  readonly isWaiting: boolean;
}

/**
 * What a list opens with: the view that its address names, else, where nobody has looked at the list yet, the one that
 * the viewer or their role has chosen, for which the address is written out to carry all of the look; else the first of
 * those that come with the list. An address that says a filter and names no view is that of none.
 */
export function useViewAddress({ resource, presets, kept, choice, parts }: ViewAddressOptions): ViewAddress {
  const { search, hash, ...location } = useLocation();
  const state: unknown = location.state;
  const navigation = useNavigationType();
  const navigate = useNavigate();
  const notify = useNotify();
  const words = useViewWords();
  const goneNames = useGoneNames(parts.conditions);
  const [opened, setOpened] = useStore<string | undefined>(openViewKey(resource));
  const [before] = useKeptParams(resource);
  const [isUntouched] = useState(before === undefined && search === '');
  const { view: named, table, saysList } = readLookAddress(search);
  const first = isUntouched ? kept.views.find(({ isDefault }) => isDefault) : undefined;
  const opening = isUntouched ? presets.find(({ isFirst }) => isFirst) : undefined;
  const isKnown = !kept.isPending || (named === undefined && !isUntouched);
  const [isReady, setReady] = useState(isKnown && first === undefined && (named === undefined || saysList));

  /** Makes the table look so, but for what the list has no more; answers the look that is left. */
  const putOn = (wanted: Look, ofView: boolean): Look => {
    const mended = mendLook(wanted, parts);
    const { gone } = mended;
    const look = withColumns(mended.look, choice);
    choice.setLook({
      groupBy: look.groupBy,
      totals: look.totals,
      ...(look.columns && { columns: look.columns, isOfView: ofView }),
      ...(look.density && { density: look.density }),
    });
    if (gone.length > 0) {
      void goneNames(gone).then((said) =>
        notify(words('view.mended', { names: said.join('”, “') }), { type: 'warning' }),
      );
    }
    return look;
  };
  const show = (wanted: Look, key?: string, replace = false) => {
    const look = putOn(wanted, key !== undefined);
    setOpened(key);
    void navigate({ search: lookSearch(look, key), hash }, { replace });
  };
  /**
   * An address that says the list as well is taken at its word: the view may have changed since. Where it does not say the
   * table, that is the view's, and stays as it was altered while the same view is open.
   */
  const follow = () => {
    const view = [...presets, ...kept.views].find((each) => keyOf(each) === named);
    if (view !== undefined && !saysList) return show(view.value, named, true);
    const said = table ?? (named === opened ? undefined : view?.value);
    if (said !== undefined)
      putOn({ ...said, filter: {}, sort: parts.sort, perPage: defaultPerPage }, view !== undefined);
    const isLost = named !== undefined && view === undefined;
    setOpened(view && named);
    if (isLost)
      notify(words(saysList ? 'view.elsewhere' : 'view.gone'), { type: 'info', autoHideDuration: 8000 });
    if (isLost || table !== undefined)
      void navigate({ search: followedAddress(search, !isLost), hash }, { replace: true });
  };
  /** The view was opened elsewhere: what it made of the table goes with it. */
  const leaveView = () => {
    const preset = presets.find((each) => keyOf(each) === opened);
    setOpened(undefined);
    if (preset !== undefined && preset.value.columns === undefined) return;
    const columns = choice.columnsWithout(choice.hiddenAtFirst);
    choice.setLook({ columns, groupBy: undefined, totals: undefined, isOfView: undefined });
  };
  const putView = (view: string) =>
    void navigate({ search: addressIn(search, view), hash }, { replace: true, state });
  /** What is changed in a view goes on being that view's, and says so for whoever comes back to it. */
  const goOn = (view: string) => {
    if (navigation === NavigationType.Push && isChange(state)) putView(view);
    else if (before === undefined || !saysParams(search, before)) leaveView();
  };
  // An address of `goOn` is drawn when the page has time: the list may have become that of another view meanwhile.
  const isOvertaken = navigation === NavigationType.Replace && isChange(state) && named !== opened;
  const arrive = useEffectEvent(() => {
    if (isOvertaken && opened !== undefined) return putView(opened);
    const isAsItComes = before === undefined && search === '';
    // Another browser may have opened the view: the preferences bring what it made of the table, and none of its filter.
    if (isAsItComes && choice.isOfView) leaveView();
    if (named !== undefined || table !== undefined) follow();
    else if (saysList && opened !== undefined) goOn(opened);
    else if (!isReady && first !== undefined) return show(first.value, first.id, true);
    if (opening !== undefined && isAsItComes) setOpened(keyOf(opening));
    // What leads to another address is followed there.
    if (named === undefined || saysList) setReady(true);
  });
  useEffect(() => {
    if (isKnown) arrive();
  }, [isKnown, search]);
  // A dialog that began before the address named a view calls it once it does.
  const openFromNowOn = useEvent((key: string) => {
    setOpened(key);
    if (named !== undefined)
      void navigate({ search: followedAddress(search, false), hash }, { replace: true });
  });
  return {
    opened,
    setOpened: openFromNowOn,
    show: (look, key) => show(look, key),
    opening,
    isReady,
    isWaiting: !isReady && !isUntouched,
  };
}

/** react-admin marks the addresses that it writes when somebody filters, sorts or turns the page. */
const isChange = (state: unknown): boolean => isValues(state) && '_scrollToTop' in state;
