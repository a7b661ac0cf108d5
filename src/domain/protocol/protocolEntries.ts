import { defineNoun } from '../define/noun.ts';

/** Time that a driver waited at one of the two places, and who approved it. */
export const protocolWaiting = defineNoun({
  path: 'protocol_waitings',
  type: 'ProtocolWaiting',
  title: { one: 'Wartezeit', gender: 'f', many: 'Wartezeiten' },
  icon: 'hourglass',
  area: 'protocols',
  represent: (row) => `${String(row.minutes ?? 0)} min`,
  pick: [],
  isEntry: true,
  details: async () => (await import('./protocolEntriesDetails.ts')).protocolWaitingDetails,
});

/** What the driver laid out on the ride, with its receipt. */
export const protocolExpense = defineNoun({
  path: 'protocol_expenses',
  type: 'ProtocolExpense',
  title: { one: 'Auslage', gender: 'f', many: 'Auslagen der Protokolle' },
  icon: 'receipt',
  area: 'protocols',
  represent: (row) => row.amount ?? 'Auslage',
  pick: [],
  isEntry: true,
  details: async () => (await import('./protocolEntriesDetails.ts')).protocolExpenseDetails,
});

/** A damage of the vehicle: what it is, where it is, and its pictures. */
export const protocolDamage = defineNoun({
  path: 'protocol_damages',
  type: 'ProtocolDamage',
  title: { one: 'Schaden', gender: 'm', many: 'Schäden' },
  icon: 'car',
  area: 'protocols',
  represent: (row) => `Schaden ${String(row.sortOrder ?? '')}`.trim(),
  pick: [],
  isEntry: true,
  details: async () => (await import('./protocolEntriesDetails.ts')).protocolDamageDetails,
});

/** The place of one standard picture, and the picture that the driver took for it. */
export const protocolImageSlot = defineNoun({
  path: 'protocol_image_slots',
  type: 'ProtocolImageSlot',
  title: { one: 'Standardbild', gender: 'n', many: 'Standardbilder' },
  icon: 'image',
  area: 'protocols',
  represent: () => 'Standardbild',
  pick: [],
  isEntry: true,
  details: async () => (await import('./protocolEntriesDetails.ts')).protocolImageSlotDetails,
});

/** A photo or paper that belongs to a protocol beyond the standard pictures. */
export const protocolAttachment = defineNoun({
  path: 'protocol_attachments',
  type: 'ProtocolAttachment',
  title: { one: 'Anlage', gender: 'f', many: 'Anlagen der Protokolle' },
  icon: 'paperclip',
  area: 'protocols',
  represent: (row) => row.title ?? 'Anlage',
  pick: [],
  isEntry: true,
  details: async () => (await import('./protocolEntriesDetails.ts')).protocolAttachmentDetails,
});

/** What somebody found fault with in a protocol that was handed in. */
export const protocolComplaint = defineNoun({
  path: 'protocol_complaints',
  type: 'ProtocolComplaint',
  title: { one: 'Protokollbeanstandung', gender: 'f', many: 'Protokollbeanstandungen' },
  icon: 'triangle-alert',
  area: 'protocols',
  represent: (row) => row.description ?? 'Protokollbeanstandung',
  pick: [],
  isEntry: true,
  details: async () => (await import('./protocolEntriesDetails.ts')).protocolComplaintDetails,
});
