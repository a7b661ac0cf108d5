/** Every icon a definition may name; without React, so that commands and panels stay plain data. */
export const iconNames = [
  'archive', 'arrow-big-up', 'arrow-down', 'arrow-down-up', 'arrow-left', 'arrow-left-right', 'arrow-right',
  'arrow-up', 'arrow-up-down', 'arrow-up-right', 'ban', 'banknote', 'bell', 'bell-ring', 'bold', 'book-open', 'bookmark',
  'briefcase', 'building', 'building-2', 'calculator', 'calendar', 'calendar-check', 'calendar-clock',
  'calendar-days', 'calendar-x', 'camera', 'car', 'car-front', 'chart-column', 'chart-gantt', 'chart-line', 'check',
  'check-check', 'chevron-down', 'chevron-left', 'chevron-right', 'chevron-up', 'chevrons-left', 'chevrons-right',
  'chevrons-up-down', 'circle', 'circle-alert', 'circle-check', 'circle-dot', 'circle-help', 'circle-x',
  'clipboard-check', 'clipboard-list', 'clipboard-paste', 'clock', 'cloud-alert', 'cloud-off', 'columns-3', 'contact',
  'copy', 'corner-down-left', 'corner-up-left', 'credit-card', 'database', 'download', 'ellipsis',
  'ellipsis-vertical', 'euro', 'expand', 'external-link', 'eye', 'eye-off', 'file', 'file-check', 'file-clock',
  'file-input', 'file-minus', 'file-plus', 'file-search', 'file-spreadsheet', 'file-text', 'file-x', 'files',
  'folder', 'fuel', 'funnel', 'funnel-x', 'git-branch', 'git-merge', 'globe', 'grip-vertical', 'group', 'hand',
  'hash', 'heading', 'history', 'hourglass', 'house', 'image', 'image-plus', 'images', 'inbox', 'info', 'italic', 'key-round', 'keyboard',
  'layers', 'layout-dashboard', 'layout-grid', 'lightbulb', 'link', 'link-2', 'list', 'list-checks', 'list-filter',
  'list-ordered', 'loader-circle', 'lock', 'lock-open', 'log-out', 'mail', 'mail-check', 'mail-minus', 'mail-open',
  'mail-plus', 'mail-x', 'map', 'map-pin', 'map-pin-check', 'map-pinned', 'maximize-2', 'megaphone', 'menu',
  'message-question', 'message-square', 'minimize-2', 'minus', 'monitor', 'moon', 'navigation', 'newspaper',
  'notebook-pen', 'octagon-x', 'package', 'package-check', 'package-open', 'package-plus', 'package-x', 'palette',
  'panel-left', 'panel-left-close', 'panel-left-open', 'paperclip', 'pause', 'pen', 'pencil', 'percent', 'phone',
  'pin', 'pin-off', 'play', 'plus', 'power', 'printer', 'puzzle', 'radio', 'receipt', 'receipt-euro', 'receipt-text',
  'redo-2', 'refresh-cw', 'repeat', 'replace', 'reply', 'rocket', 'rotate-ccw', 'rotate-cw', 'route', 'ruler', 'save',
  'scan-line', 'scroll-text', 'search', 'send', 'server', 'settings', 'settings-2', 'shield', 'shield-alert',
  'shield-check', 'signature', 'sliders-horizontal', 'sparkles', 'split', 'square', 'square-check', 'square-pen',
  'square-plus', 'star', 'sun', 'sun-moon', 'table', 'table-2', 'tag', 'tags', 'target', 'timer', 'toggle-left',
  'trash', 'triangle-alert', 'truck', 'underline', 'undo-2', 'ungroup', 'unlink', 'upload', 'user', 'user-check', 'user-plus',
  'user-round', 'user-round-check', 'user-round-cog', 'user-round-pen', 'user-round-plus', 'user-round-x', 'user-x',
  'users', 'users-round', 'wallet', 'warehouse', 'wifi', 'wifi-off', 'wrench', 'x', 'zap', 'zoom-in', 'zoom-out',
] as const;

export type IconName = (typeof iconNames)[number];

const known: ReadonlySet<string> = new Set(iconNames);

/** Definitions of the domain carry their icon as plain text; whoever draws one asks here first. */
export function isIconName(name: string): name is IconName {
  return known.has(name);
}
