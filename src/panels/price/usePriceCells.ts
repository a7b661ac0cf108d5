import { useCallback, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { cellsOf, distancesIn, nextStep, typesIn, withPrice, withStep } from '../../domain/price/priceMatrix.ts';
import type { PriceRow } from '../../domain/price/priceSets.ts';
import { amountRule, readDecimal, whyNotRead } from '../../ui/inputs/decimalText.ts';

/** A cell by its row and column. */
export type Cell = { readonly row: number; readonly column: number };
export type Range = { readonly top: number; readonly left: number; readonly bottom: number; readonly right: number };
type Edited = Cell & { readonly text: string };

const start: Cell = { row: 0, column: 0 };
const moves: Readonly<Record<string, Cell>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};
/** The least price: discounts are negative; the server knows where they are not meant. */
const least = -9_999_999_999;

type Source = {
  readonly rows: readonly PriceRow[];
  readonly isLocked: boolean;
  readonly onChange: (rows: readonly PriceRow[]) => void;
  readonly onTrouble: (text: string) => void;
};

/** The keyboard and the clipboard of a table of prices: walked, marked, typed in, filled down and pasted into. */
export function usePriceCells({ rows, isLocked, onChange, onTrouble }: Source) {
  const [types, distances] = [typesIn(rows), distancesIn(rows)];
  const [current, setCurrent] = useState(start);
  const [anchor, setAnchor] = useState(start);
  const [edited, setEdited] = useState<Edited | null>(null);
  const range: Range = {
    top: Math.min(anchor.row, current.row),
    left: Math.min(anchor.column, current.column),
    bottom: Math.max(anchor.row, current.row),
    right: Math.max(anchor.column, current.column),
  };
  const spotsIn = (within: Range) =>
    types
      .slice(within.left, within.right + 1)
      .flatMap((type) => distances.slice(within.top, within.bottom + 1).map((distance) => ({ type, distance })));
  const go = (to: Cell, isMarking = false) => {
    const next = {
      row: Math.max(0, Math.min(distances.length - 1, to.row)),
      column: Math.max(0, Math.min(types.length - 1, to.column)),
    };
    setCurrent(next);
    if (!isMarking) setAnchor(next);
  };
  const put = (cell: Cell, text: string): boolean => {
    const [type, distance] = [types[cell.column], distances[cell.row]];
    const rule = { ...amountRule, min: least };
    const price = readDecimal(text, rule);
    if (type === undefined || distance === undefined) return true;
    if (price === undefined) onTrouble(`„${text}“: ${whyNotRead(text, rule) ?? ''}`);
    else onChange(withPrice(rows, { type, distance }, price));
    return price !== undefined;
  };
  /** Set when an edit ends by a key: the keyboard goes on in the table, whose input is gone. */
  const wantsFocus = useRef(false);
  const takeFocus = useCallback(() => {
    const isWanted = wantsFocus.current;
    wantsFocus.current = false;
    return isWanted;
  }, []);
  const finish = (to?: Cell): void => {
    if (!edited || !put(edited, edited.text)) return;
    setEdited(null);
    if (!to) return;
    wantsFocus.current = true;
    go(to);
  };
  const giveUp = () => {
    wantsFocus.current = true;
    setEdited(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const below = { row: current.row + 1, column: current.column };
    if (edited) {
      if (key === 'Escape') giveUp();
      else if (key === 'Enter') finish(below);
      else if (key === 'Tab') finish({ row: current.row, column: current.column + (shiftKey ? -1 : 1) });
      else return;
      event.preventDefault();
      return event.stopPropagation();
    }
    const move = moves[key];
    if (move && !altKey) go({ row: current.row + move.row, column: current.column + move.column }, shiftKey);
    else if (isLocked) return;
    else if ((ctrlKey || metaKey) && key === 'd') fillDown();
    else if (ctrlKey || metaKey || altKey) return;
    else if (key === 'Delete')
      onChange(spotsIn(range).reduce<readonly PriceRow[]>((all, it) => withPrice(all, it, null), rows));
    else if (key === 'Enter' || key === 'F2') setEdited({ ...current, text: textAt(current) });
    else if (/^[\d,.-]$/.test(key)) setEdited({ ...current, text: key });
    else return;
    event.preventDefault();
  };
  const fillDown = () => {
    const filled = types.slice(range.left, range.right + 1).reduce<readonly PriceRow[]>((all, type) => {
      const price = all.find((it) => it.type === type && it.distance === distances[range.top])?.price;
      if (!price) return all;
      return distances
        .slice(range.top + 1, range.bottom + 1)
        .reduce((more, distance) => withPrice(more, { type, distance }, price), all);
    }, rows);
    onChange(filled);
  };
  const onPaste = (event: ClipboardEvent) => {
    if (edited || isLocked) return;
    event.preventDefault();
    paste(event.clipboardData.getData('text/plain'));
  };
  /** From the marked corner on; lines below the last step make new ones. */
  const paste = (text: string) => {
    const lines = cellsOf(text);
    let next = rows;
    for (let missing = current.row + lines.length - distances.length; missing > 0; missing -= 1) {
      const before = nextStep(next);
      next = withStep(next);
      if (!distancesIn(next).includes(before)) break;
    }
    const steps = distancesIn(next);
    const wrong: string[] = [];
    for (const [down, line] of lines.entries())
      for (const [across, typed] of line.entries()) {
        const [type, distance] = [types[range.left + across], steps[range.top + down]];
        const price = readDecimal(typed, { ...amountRule, min: least });
        // Headings that were copied along are no prices of nothing.
        const isWord = typed.trim() !== '' && !/\d/.test(typed);
        if (price === undefined || isWord) wrong.push(typed);
        else if (price !== null && type !== undefined && distance !== undefined)
          next = withPrice(next, { type, distance }, price);
      }
    if (wrong.length > 0)
      return onTrouble(
        `Nicht eingefügt: ${wrong
          .slice(0, 3)
          .map((it) => `„${it}“`)
          .join(', ')} ist kein Betrag.`,
      );
    onChange(next);
  };
  return {
    types,
    distances,
    current,
    range,
    edited,
    marked: spotsIn(range),
    go,
    edit: (cell: Cell) => {
      go(cell);
      if (!isLocked) setEdited({ ...cell, text: textAt(cell) });
    },
    type: (text: string) => setEdited((before) => before && { ...before, text }),
    finish,
    takeFocus,
    onKeyDown,
    onPaste,
    paste,
    markAll: () => {
      setAnchor(start);
      setCurrent({ row: distances.length - 1, column: types.length - 1 });
    },
    markNone: () => setAnchor(current),
  };

  function textAt({ row, column }: Cell): string {
    const own = rows.find((it) => it.type === types[column] && it.distance === distances[row])?.price;
    return own?.replace('.', ',') ?? '';
  }
}
