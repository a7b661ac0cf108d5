/** Every icon a definition may name; without React, so that commands and panels stay plain data. */
export const iconNames = [
  'archive', 'arrow-big-up', 'arrow-down', 'arrow-left', 'arrow-right', 'arrow-up', 'arrow-up-down',
  'arrow-up-right', 'ban', 'banknote', 'bell', 'bell-ring', 'bold', 'book-open', 'bookmark', 'briefcase',
  'building', 'building-2', 'calculator', 'calendar', 'calendar-clock', 'calendar-x', 'car', 'chart-column',
  'chart-gantt', 'check', 'check-check', 'chevron-down', 'chevron-left', 'chevron-right', 'chevron-up',
  'chevrons-left', 'chevrons-right', 'chevrons-up-down', 'circle-alert', 'circle-check', 'circle-help', 'circle-x',
  'clipboard-check', 'clipboard-list', 'clipboard-paste', 'clock', 'cloud-alert', 'cloud-off', 'columns-3',
  'contact', 'copy', 'corner-down-left', 'corner-up-left', 'database', 'download', 'ellipsis', 'euro', 'expand',
  'external-link', 'eye', 'eye-off', 'file', 'file-check', 'file-input', 'file-minus', 'file-plus',
  'file-spreadsheet', 'file-text', 'file-x', 'files', 'folder', 'fuel', 'git-merge', 'group', 'hand', 'hash',
  'heading', 'history', 'hourglass', 'image', 'images', 'info', 'italic', 'key-round', 'keyboard', 'layers',
  'layout-dashboard', 'layout-grid', 'link', 'list', 'list-checks', 'list-ordered', 'loader-circle', 'lock',
  'log-out', 'mail', 'mail-check', 'mail-open', 'mail-plus', 'mail-x', 'map', 'map-pin', 'map-pin-check',
  'maximize-2', 'megaphone', 'menu', 'message-question', 'minimize-2', 'minus', 'monitor', 'newspaper',
  'notebook-pen', 'octagon-x', 'package', 'package-check', 'package-plus', 'package-x', 'palette', 'panel-left',
  'panel-left-close', 'panel-left-open', 'paperclip', 'pencil', 'percent', 'phone', 'pin', 'plus', 'printer',
  'puzzle', 'radio', 'receipt', 'receipt-euro', 'receipt-text', 'refresh-cw', 'replace', 'rotate-ccw', 'route',
  'save', 'scroll-text', 'search', 'send', 'server', 'settings', 'shield', 'shield-check', 'sparkles', 'split',
  'square-pen', 'star', 'sun-moon', 'table', 'table-2', 'tag', 'tags', 'target', 'trash', 'triangle-alert',
  'underline', 'undo-2', 'unlink', 'upload', 'user', 'user-check', 'user-plus', 'user-round', 'user-round-cog',
  'user-round-pen', 'user-round-x', 'user-x', 'users', 'users-round', 'wallet', 'wrench', 'x', 'zap',
] as const;

export type IconName = (typeof iconNames)[number];

const known: ReadonlySet<string> = new Set(iconNames);

/** Definitions of the domain carry their icon as plain text; whoever draws one asks here first. */
export function isIconName(name: string): name is IconName {
  return known.has(name);
}
