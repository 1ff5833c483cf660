import { Listeners } from '#src/ui/Listeners.ts';

/** A cell of the table. */
export interface CellPlace {
  readonly id: string;
  readonly source: string;
}

/** What was pasted into a cell and is not saved: on its way, or refused, and why. */
export interface CellNote {
  readonly text: string;
  readonly message: string | undefined;
  /** Nobody answered: it may be saved all the same. */
  readonly isLost?: boolean;
}

/** What a row shows besides its values. */
export interface RowCells {
  /** The source of the cell that is open. */
  readonly open: string | undefined;
  /** The source of the cell that somebody stands on: its input is drawn unseen, so that it opens at once. */
  readonly ready: string | undefined;
  readonly notes: Readonly<Record<string, CellNote>>;
}

/** The way through the cells that may be changed, in reading order or back. */
export type Passing = 'next' | 'before';

export interface CellStore {
  readonly subscribe: (listener: () => void) => () => void;
  /** Undefined for a row whose cells show their values alone; the same object until it changes. */
  readonly row: (id: string) => RowCells | undefined;
  /** Which way the open cell was come by; undefined where it was opened itself. */
  readonly passing: () => Passing | undefined;
  readonly open: (place: CellPlace | undefined, passing?: Passing) => void;
  readonly makeReady: (place: CellPlace | undefined) => void;
  readonly note: (place: CellPlace, note: CellNote | undefined) => void;
}

const nothing: RowCells = { open: undefined, ready: undefined, notes: {} };

/** Which cells of a list are open or hold something unsaved. Rows look at their own part: opening one draws no other. */
export function createCellStore(): CellStore {
  const rows = new Map<string, RowCells>();
  const { subscribe, tell } = new Listeners();
  let openedCell: CellPlace | undefined;
  let openedBy: Passing | undefined;
  let readyCell: CellPlace | undefined;
  const set = (id: string, change: Partial<RowCells>) => {
    const next = { ...(rows.get(id) ?? nothing), ...change };
    if (next.open === undefined && next.ready === undefined && Object.keys(next.notes).length === 0)
      rows.delete(id);
    else rows.set(id, next);
  };
  const ready = (place: CellPlace | undefined) => {
    if (readyCell !== undefined) set(readyCell.id, { ready: undefined });
    readyCell = place;
    if (place !== undefined) set(place.id, { ready: place.source });
  };
  return {
    subscribe,
    row: (id) => rows.get(id),
    passing: () => openedBy,
    open: (place, passing) => {
      if (openedCell !== undefined) set(openedCell.id, { open: undefined });
      openedCell = place;
      openedBy = passing;
      // An input that was open is not the next one's: what was typed into it goes with it.
      ready(place);
      if (place !== undefined) set(place.id, { open: place.source });
      tell();
    },
    makeReady: (place) => {
      if (openedCell !== undefined) return;
      ready(place);
      tell();
    },
    note: ({ id, source }, note) => {
      const { [source]: _before, ...others } = rows.get(id)?.notes ?? {};
      set(id, { notes: note === undefined ? others : { ...others, [source]: note } });
      tell();
    },
  };
}
