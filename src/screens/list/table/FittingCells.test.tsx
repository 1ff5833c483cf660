import { act, cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FittingCells } from './FittingCells.ts';

/** A table of texts that are all wider than they may be, in a frame of some width. */
let frameWidth = 1000;
const texts = 4;
const padding = 24;
let resized: () => void = () => undefined;

const cellWidth = (box: Element | null) =>
  Number.parseFloat((box as HTMLElement).style.getPropertyValue('--cell-width'));

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => frameWidth);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
    return (cellWidth(this.closest('[data-testid="frame"]')) + padding) * texts;
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, 0, cellWidth(this.closest('[data-testid="frame"]')) + padding, 40);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const columns = Array.from({ length: texts }, (_, place) => place);
const none: readonly never[] = [];

const Table = () => {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={frame} data-testid="frame">
        <div className="RaDataTable-tableWrapper">
          <table>
            <thead>
              <tr>
                {columns.map((place) => (
                  <th key={place} />
                ))}
              </tr>
            </thead>
            <tbody>
              <tr>
                {columns.map((place) => (
                  <td key={place}>
                    <span className="cell-text" />
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </div>
      </div>
      <FittingCells frame={frame} columns={none} visible={texts} />
    </>
  );
};
const list: Partial<ListControllerResult> = { data: [] };
const renderTable = (width: number) => {
  frameWidth = width;
  const { getByTestId } = render(
    <ListContextProvider value={list as ListControllerResult}>
      <Table />
    </ListContextProvider>,
  );
  return getByTestId('frame');
};

it('cuts nothing where there is room', () => {
  expect(cellWidth(renderTable(2000))).toBe(360);
});

it('cuts just as far as needed for all columns to be seen', () => {
  const width = cellWidth(renderTable(1000));
  expect(width).toBe(1000 / texts - padding);
});

it('lays out rows that were shown before once', () => {
  const tries = vi.spyOn(Element.prototype, 'scrollWidth', 'get');
  const before = cellWidth(renderTable(940));
  const first = tries.mock.calls.length;
  cleanup();
  expect(cellWidth(renderTable(940))).toBe(before);
  // As wide as they may be, as wide as that tells, and whether the table scrolls.
  expect(first).toBe(3);
  expect(tries.mock.calls.length - first).toBe(1);
});

it('leaves texts legible, however narrow the frame', () => {
  expect(cellWidth(renderTable(200))).toBe(110);
});

it('fits again when the frame changes, not when only asked again', () => {
  const box = renderTable(1000);
  const before = cellWidth(box);
  act(() => resized());
  expect(cellWidth(box)).toBe(before);
  frameWidth = 700;
  act(() => resized());
  expect(cellWidth(box)).toBeLessThan(176);
});

it('fits again in the typeface, and for other letters only where the table has become too wide', () => {
  const box = renderTable(1000);
  const loaded = (unicodeRange: string) => {
    const event = Object.assign(new Event('loadingdone'), { fontfaces: [{ unicodeRange }] });
    act(() => {
      document.fonts.dispatchEvent(event);
    });
  };
  const tries = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  loaded('U+400-45F, U+490-491');
  expect(tries).not.toHaveBeenCalled();
  loaded('U+0-FF, U+131');
  expect(tries).toHaveBeenCalled();
  // Wider than its room, and nobody has told of it yet.
  frameWidth = 700;
  loaded('U+400-45F, U+490-491');
  expect(cellWidth(box)).toBe(700 / texts - padding);
});

it('measures nothing that is not laid out', () => {
  const tries = vi.spyOn(Element.prototype, 'scrollWidth', 'get');
  renderTable(0);
  expect(tries).not.toHaveBeenCalled();
});
