/** What confirming a contract to the customer changes: it is no longer new (R7). */
export const confirmed = { auftragbestaetigt: '1', neumerker: '0' } as const;

/** Withdrawing a confirmation leaves everything else as it is. */
export const confirmationWithdrawn = { auftragbestaetigt: '0' } as const;

/** Marking a contract as new again puts it into the next offer mail (R14). */
export const markedNew = { neumerker: '1', angebotsMailGesendet: null } as const;

/** The other value of a block that the API spells '1' and '0', as for invoices and credit notes. */
export function toggled(block: string | null | undefined): '0' | '1' {
  return block === '1' ? '0' : '1';
}
