import { choices } from '../../choices/choices.ts';

/**
 * What is asked about invoices, credit notes and prices; apart from the rest, so that it loads with their screens.
 * kind: ask is a question, refuse an error, notice a hint.
 */
export const billingConfirmTexts = choices('Rückfragen zu Belegen', [
  {
    key: 'createInvoice',
    kind: 'ask',
    label: 'Rechnung erstellen',
    text: 'Aus {count} Aufträgen mit zusammen {amount} netto eine Rechnung an {recipient} erstellen?',
  },
  {
    key: 'createCredit',
    kind: 'ask',
    label: 'Gutschrift erstellen',
    text: 'Aus {count} Aufträgen mit zusammen {amount} netto eine Gutschrift an {recipient} erstellen?',
  },
  {
    key: 'completeInvoice',
    kind: 'ask',
    label: '{type} abschließen',
    text: '{type} über {amount} brutto abschließen? Die Nummer wird endgültig vergeben, danach ist nur noch ein Storno möglich.',
  },
  {
    key: 'invoiceStorno',
    kind: 'ask',
    label: 'Storno erstellen',
    text: 'Zu {type} {number} über {amount} brutto einen Storno erstellen?',
  },
  { key: 'sendInvoice', kind: 'ask', label: '{type} versenden', text: '{type} {number} an {recipient} senden?' },
  {
    key: 'clearInvoiceNumber',
    kind: 'ask',
    label: 'Nummer entfernen',
    text: 'Die Nummer wird entfernt und beim Abschließen neu vergeben. Fortfahren?',
  },
  {
    key: 'overwriteDocument',
    kind: 'ask',
    label: 'Dokument neu erzeugen',
    text: 'Das Dokument ist bereits vorhanden. Überschreiben?',
  },
  {
    key: 'priceGroupDefault',
    kind: 'ask',
    label: 'Standard-Preisgruppe',
    text: '„{name}“ als Standard-Preisgruppe setzen? „{current}“ ist dann nicht mehr Standard.',
  },
]);
