export interface BoxState {
  invalid: boolean;
  dirty: boolean;
  readOnly: boolean;
  disabled: boolean;
}

const ring = 'outline-focus focus-within:outline-2 focus-within:-outline-offset-1';
const dirtyBar =
  "before:absolute before:-left-[1px] before:-top-[1px] before:-bottom-[1px] before:w-[3px] before:rounded-l-2 before:bg-dirty before:content-['']";

function colours({ invalid, readOnly, disabled }: BoxState): string {
  if (disabled) return 'border-line-subtle bg-readonly text-off';
  if (readOnly) return 'border-transparent bg-readonly text-1';
  if (invalid) return 'border-danger-solid bg-field text-1';
  return 'border-line border-b-line-strong bg-field text-1';
}

/** The frame all fields share: edge, underline, ring, dirty bar; height and padding are left to the field. */
export function boxClass(state: BoxState): string {
  return `relative flex w-full min-w-0 items-center gap-3 rounded-2 border whitespace-nowrap ${ring} ${colours(state)} ${state.dirty ? dirtyBar : ''}`;
}

/** Height and padding of a field of one line. */
export const oneLine = 'h-13 px-3.5 text-12';

/** The same on the login, where there is room. */
export const oneLargeLine = 'h-17 px-5 text-[13.5px]';

/** The element typed into: takes the room that is left and leaves the ring to its box. */
export const inputClass =
  'h-full w-full min-w-0 flex-1 truncate bg-transparent text-inherit outline-none focus-visible:outline-none disabled:text-off';
