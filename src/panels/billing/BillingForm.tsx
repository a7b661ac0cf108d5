import { useRef } from 'react';
import type { Entity } from '../../api/records/entities.ts';
import { urlOf } from '../../commands/selection.ts';
import { tools } from '../../commands/tools.ts';
import type { billing } from '../../domain/billing/billing.ts';
import { Button } from '../../ui/display/Button.tsx';
import { BesideDocument } from '../invoice/BesideDocument.tsx';
import { CheckFindings } from '../invoice/DocumentCheck.tsx';
import { leadToField } from '../kit/form/leadToField.ts';
import { ResourceForm } from '../kit/form/ResourceForm.tsx';
import type { RecordForm } from '../kit/form/recordForm.ts';

const articles = ['artikeldatenArray'] as const;
const none: readonly string[] = [];
const everything = () => true;
const nothing = () => false;

/**
 * The form of an LF Rechnung, and beside it what holds it up and how it looks, as documents have it. A new one takes
 * its articles with it, a saved one has a tab for them; of a closed one nothing can be changed any more.
 */
export function BillingForm({ record }: { record: RecordForm }) {
  const root = useRef<HTMLDivElement>(null);
  const entity = record.entity as Entity<typeof billing> | undefined;
  return (
    <div ref={root} className="flex flex-col gap-x-12 @min-[1120px]:grid @min-[1120px]:grid-cols-[minmax(0,1fr)_380px]">
      <div className="min-w-0">
        <ResourceForm
          record={record}
          without={record.iri === null ? none : articles}
          isFixed={entity?.abgeschlossen === true ? everything : nothing}
        />
      </div>
      {entity && (
        <BesideDocument entity={entity} show="billing.pdf">
          <div className="order-first min-w-0">
            <CheckFindings
              entity={entity}
              renderCure={(field) => (
                <Button small onClick={() => lead(root.current, entity, field)}>
                  Zum Feld
                </Button>
              )}
            />
          </div>
        </BesideDocument>
      )}
    </div>
  );
}

/** Leads to the field, to the tab of the articles, or to the record in which it is cured. */
function lead(root: HTMLElement | null, entity: Entity<typeof billing>, field: string): void {
  const [head = ''] = field.split('.', 1);
  const target = { company: '/companies', customer: entity.customer, driver: entity.driver }[head];
  if (target) tools().open(target.startsWith('/api/') ? urlOf(target) : target, 'tab');
  else if (head === 'artikeldatenArray') tools().open(`${urlOf(entity['@id'])}?tab=artikel`);
  else leadToField(root, field);
}
