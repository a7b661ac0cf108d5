import { mailRuleTypes } from '../../domain/customer/choices/mailRuleTypes.ts';
import { Block } from '../../ui/display/Block.tsx';
import type { addressMail } from '../../domain/customer/addressMail.ts';
import { fieldsOf } from '../kit/fields/fieldsOf.ts';

const { BoundField, useFormValue } = fieldsOf<typeof addressMail>();

/**
 * A mail rule: which end is meant can be said once an address is chosen, and what kind of paper goes along where one
 * does; a rule of an address alone leaves it out (document 2, section 5).
 */
export function MailRuleForm() {
  const hasAddress = Boolean(useFormValue('address'));
  const isOfCustomer = Boolean(useFormValue('customer'));
  const ruleType = useFormValue('ruleType');
  const type = mailRuleTypes.items.find((it) => it.key === ruleType);
  const hasPaper = !(type && 'pdfType' in type);
  return (
    <div className="max-w-[620px] [--w-label:128px]">
      <Block title="Mail-Regel">
        <BoundField name="customer" />
        <BoundField name="ruleType" />
        <BoundField name="address" />
        <BoundField
          name="ruleCondition"
          readOnly={!hasAddress}
          {...(!hasAddress && { hint: 'Erst mit einer Adresse: ob sie Abhol- oder Zustelladresse ist.' })}
        />
        <BoundField name="mailAddress" />
        {(hasPaper || isOfCustomer) && (
          <BoundField
            name="pdfType"
            readOnly={!hasPaper}
            {...(!hasPaper && { hint: 'Zur Disposition geht kein Protokoll mit.' })}
          />
        )}
        <BoundField name="type" />
      </Block>
    </div>
  );
}
