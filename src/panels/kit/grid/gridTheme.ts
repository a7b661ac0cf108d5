import { colorSchemeVariable, createTheme, iconSetQuartzRegular } from 'ag-grid-community';

/**
 * The one look of all grids: every value is a variable, so light and dark switch without touching the grid. Of the
 * library's styles only those of cells and icons are taken; it draws no field, button or tab here.
 */
export const gridTheme = createTheme().withPart(iconSetQuartzRegular).withPart(colorSchemeVariable).withParams({
  fontFamily: 'var(--font)',
  fontSize: 'var(--fs-12)',
  headerFontSize: 'var(--fs-11)',
  headerFontWeight: 520,
  spacing: 4,
  cellHorizontalPadding: 8,
  rowHeight: 26,
  headerHeight: 24,
  backgroundColor: 'var(--bg-panel)',
  foregroundColor: 'var(--text-1)',
  cellTextColor: 'var(--text-1)',
  accentColor: 'var(--accent)',
  chromeBackgroundColor: 'var(--bg-sunken)',
  headerTextColor: 'var(--text-2)',
  headerCellHoverBackgroundColor: 'var(--bg-press)',
  borderColor: 'var(--border)',
  rowBorder: '1px solid var(--border-subtle)',
  columnBorder: false,
  wrapperBorder: false,
  wrapperBorderRadius: 0,
  headerColumnBorder: '1px solid var(--border)',
  headerColumnBorderHeight: '50%',
  oddRowBackgroundColor: 'transparent',
  rowHoverColor: 'var(--bg-hover)',
  selectedRowBackgroundColor: 'var(--bg-selected)',
  rangeSelectionBorderColor: 'var(--focus)',
  focusShadow: 'var(--ring-inset)',
  popupShadow: 'var(--shadow-menu)',
  modalOverlayBackgroundColor: 'var(--scrim)',
  iconSize: 14,
});
