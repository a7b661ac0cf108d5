/**
 * What no part of the product uses yet, by the issue that brings its user; a file, or a file and what it exports. A
 * line goes as soon as it is used.
 */
export const waitingCode: Readonly<Record<string, readonly string[]>> = {
  'F: money and customers (document 2)': ['src/domain/contract/stateChanges.ts toggled'],
  'for good: a rule of the app, and what tests ask the demo': [
    'src/domain/protocol/stateChange.ts checkAppStep',
    'src/domain/invoice/einvoice/checkEInvoice.ts officialFindings',
    'src/domain/unlock/unlockCheck.ts',
    'src/domain/unlock/unlockCode.ts acceptedSlots',
    'server/demo/world/models.ts wmis',
  ],
};
