/**
 * What no part of the product uses yet, by the issue that brings its user; a file, or a file and what it exports. A
 * line goes as soon as it is used.
 */
export const waitingCode: Readonly<Record<string, readonly string[]>> = {
  'E: files, drivers and protocols (document 3)': [
    'src/domain/choices/componentSides.ts',
    'src/domain/choices/deviceSystems.ts',
    'src/domain/choices/fuelKinds.ts',
    'src/domain/choices/itemCounts.ts',
    'src/domain/choices/registrationStates.ts',
    'src/domain/choices/yesNo.ts',
    'src/domain/contract/recipients.ts joinRecipients',
    'src/domain/contract/recipients.ts recipientLines',
    'src/domain/contract/recipients.ts suggestedRecipients',
    'src/domain/protocol/mileage.ts mileageWarning',
    'src/domain/vehicle/vin.ts checkFullVin',
  ],
  'F: money and customers (document 2)': [
    'src/domain/choices/billingConfirmTexts.ts',
    'src/domain/choices/billingContractKinds.ts',
    'src/domain/choices/billingFormTypes.ts',
    'src/domain/choices/documentTemplates.ts',
    'src/domain/choices/invoiceDocumentTypes.ts',
    'src/domain/choices/invoiceTypes.ts',
    'src/domain/choices/vatRates.ts',
    'src/domain/contract/stateChanges.ts toggled',
  ],
  'G: imports and statistics (document 2)': [
    'src/domain/choices/importConfirmTexts.ts',
    'src/domain/choices/importRowStates.ts',
    'src/domain/choices/statistics.ts',
  ],
  'for good: a rule of the app, and what tests ask the demo': [
    'src/domain/protocol/stateChange.ts checkAppStep',
    'src/domain/unlock/unlockCode.ts acceptedSlots',
    'server/demo/world/models.ts wmis',
  ],
};
