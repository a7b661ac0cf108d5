import type { Locator } from '@playwright/test';
import { RecordScreen } from './RecordScreen.ts';

/** The editor of one contract. */
export class ContractEditor extends RecordScreen {
  get heading(): Locator {
    return this.root.getByRole('heading', { level: 2 }).first();
  }

  /** Opens the line behind which this field is folded; the person's choice is remembered for every contract. */
  async unfold(label: string) {
    await this.root
      .getByRole('button', { name: new RegExp(`^Weitere Angaben: .*${label}`), expanded: false })
      .first()
      .click();
  }

  override async showHistory() {
    await this.root.getByRole('tab', { name: 'Historie' }).click();
  }
}
