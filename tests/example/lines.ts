/** The lines that the README asks for in lists of the product: in which file, behind which text, and what. */
export const lines: readonly (readonly [file: string, behind: string, added: string])[] = [
  [
    'src/domain/nouns.ts',
    "import type { Noun } from './define/noun.ts';",
    "import { device } from './device/device.ts';\nimport { deviceRepair } from './device/deviceRepair.ts';",
  ],
  ['src/domain/nouns.ts', '  news,', '  device,\n  deviceRepair,'],
  ['src/domain/calls.ts', "} from './define/call.ts';", "import { reportLost } from './device/deviceCalls.ts';"],
  ['src/domain/calls.ts', '  retryMail,', '  reportLost,'],
  [
    'server/actions/handlers.ts',
    "} from './contracts/updateUser.ts';",
    "import { reportLost } from './devices/reportLost.ts';",
  ],
  ['server/actions/handlers.ts', '  retry,', '  reportLost,'],
  [
    'src/domain/menu/menuCounters.ts',
    "where: { status: 'pending' } },",
    "  lost_devices: { on: 'devices', area: 'settings', where: { isLost: true } },",
  ],
  [
    'src/panels/menu.ts',
    "item('/news', 'News', { icon: 'megaphone', area: 'settings' }),",
    "      item('/devices', 'Leihgeräte', { icon: 'radio', area: 'settings', counter: 'lost_devices' }),",
  ],
  [
    'src/panels/screens.ts',
    "(await import('./customer/departmentScreen.ts')).departmentScreen,",
    "  devices: async () => (await import('./device/deviceScreen.ts')).deviceScreen,",
  ],
  [
    'src/consoleCommands.ts',
    "import type { Command } from './commands/command.ts';",
    "import { reportLost } from './commands/device/reportLost.ts';",
  ],
  ['src/consoleCommands.ts', '  sendOfferMail,', '  reportLost,'],
];
