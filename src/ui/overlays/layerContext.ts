import { createContext } from 'react';

/**
 * The dialog around, which menus and calendars opened in it join, because everything else is out of reach while it is
 * open.
 */
export const LayerContext = createContext<HTMLElement | null>(null);
