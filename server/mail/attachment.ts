/** What goes along with a mail; the file itself is made when the mail is sent. */
export type Attachment = { readonly kind: string; readonly name: string };

/** The paper of the contract that the mail is about, as the contract stands when the mail leaves. */
export function orderPdf(orderNumber: string | null): Attachment {
  return { kind: 'orderPdf', name: `Auftrag-${orderNumber ?? ''}.pdf` };
}

/** What counts as wear and what as damage of a vehicle that is handed back; ours, or the one that the settings name. */
export const returnCatalogue: Attachment = { kind: 'returnCatalogue', name: 'Rueckgabekatalog.pdf' };

/** What was found and signed when the vehicle was handed over, as it stands when the mail leaves. */
export function protocolPdf(orderNumber: string | null, withImages: boolean): Attachment {
  return {
    kind: withImages ? 'protocolPdfWithImages' : 'protocolPdf',
    name: `Protokoll-${orderNumber ?? ''}.pdf`,
  };
}
