import { useCallback } from 'react';
import { messageOf } from '../../api/apiErrors.ts';
import { useDocumentPaper } from '../../api/calls/documentCheck.ts';
import type { Entity } from '../../api/records/entities.ts';
import type { billing } from '../../domain/billing/billing.ts';
import type { invoice } from '../../domain/invoice/invoice.ts';
import { Block } from '../../ui/display/Block.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { CommandButton } from '../kit/CommandButton.tsx';
import { usePainted } from '../kit/usePainted.ts';

export type PreviewProps = {
  readonly entity: Entity<typeof invoice> | Entity<typeof billing>;
  /** The command that shows it in a tab of its own. */
  readonly show: 'invoice.show' | 'billing.pdf';
};

/** The paper beside the form, drawn anew with each change that is stored. */
export function DocumentPreview({ entity, show: open }: PreviewProps) {
  const isPainted = usePainted();
  const { paper, error } = useDocumentPaper(entity, isPainted);
  const show = useCallback(
    (element: HTMLObjectElement | null) => {
      if (!element || !paper) return undefined;
      const address = URL.createObjectURL(paper);
      element.data = `${address}#toolbar=0&navpanes=0&view=FitH`;
      // What it shows is said after its address: with a kind alone the browser asks the policy for an empty one.
      element.type = 'application/pdf';
      return () => URL.revokeObjectURL(address);
    },
    [paper],
  );
  return (
    <Block title="Vorschau" aside={<CommandButton id={open} targets={[entity]} label="Öffnen" />}>
      {error && (
        <Note tone="danger" title="Die Vorschau konnte nicht geladen werden.">
          {messageOf(error)}
        </Note>
      )}
      {paper && (
        <object
          ref={show}
          aria-label="Vorschau des Belegs"
          className="h-[520px] w-full rounded-2 border border-line bg-sunken p-5 text-12 text-2"
        >
          Dieser Browser zeigt hier keine PDF; „Öffnen“ zeigt den Beleg in einem eigenen Tab.
        </object>
      )}
    </Block>
  );
}
