import { isSign, keyHold } from '../../../ui/inputs/keyHold.ts';

const named = /^(Enter|Tab|Escape|Backspace|Delete|Insert|Home|End|PageUp|PageDown|Arrow(Up|Down|Left|Right))$/;

/**
 * The keys of somebody who types on while the editor of a cell, or the row it belongs to, is still coming: with Ctrl,
 * Alt or Meta they are commands and go their own way.
 */
export const cellHold = keyHold(
  (event) => isSign(event) || (!event.ctrlKey && !event.altKey && !event.metaKey && named.test(event.key)),
);
